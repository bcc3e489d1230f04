package io.millrace.cmmn.runtime;

import io.millrace.common.query.Query;
import java.util.Date;

/**
 * Asks for milestones that were reached. What holds for all queries is said at {@link Query}.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
public interface MilestoneInstanceInfoQuery<Q extends MilestoneInstanceInfoQuery<?, ?>, U>
    extends Query<Q, U> {

  /**
   * Keeps the milestone with this id.
   *
   * @param milestoneInstanceId the id
   * @return this query
   */
  Q milestoneInstanceId(String milestoneInstanceId);

  /**
   * Keeps milestones of this name.
   *
   * @param name the name
   * @return this query
   */
  Q milestoneInstanceName(String name);

  /**
   * Keeps milestones of this case.
   *
   * @param caseInstanceId the id of the case
   * @return this query
   */
  Q milestoneInstanceCaseInstanceId(String caseInstanceId);

  /**
   * Keeps milestones of this version of a case.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this query
   */
  Q milestoneInstanceCaseDefinitionId(String caseDefinitionId);

  /**
   * Keeps milestones that were reached up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  Q milestoneInstanceReachedBefore(Date time);

  /**
   * Keeps milestones that were reached from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  Q milestoneInstanceReachedAfter(Date time);

  /**
   * Keeps milestones of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  Q milestoneInstanceTenantId(String tenantId);

  /**
   * Keeps milestones of a tenant that fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q milestoneInstanceTenantIdLike(String pattern);

  /**
   * Keeps milestones of no tenant.
   *
   * @return this query
   */
  Q milestoneInstanceWithoutTenantId();

  /**
   * Orders by name.
   *
   * @return this query
   */
  Q orderByMilestoneName();

  /**
   * Orders by the time they were reached.
   *
   * @return this query
   */
  Q orderByTimeStamp();
}
