package io.millrace.cmmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.LocalizedQuery;
import io.millrace.common.query.Query;

/**
 * The criteria that queries of plan items of running cases and of history have in common. What
 * holds for all criteria is said at {@link Query}.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
public interface PlanItemInstanceInfoQuery<Q extends PlanItemInstanceInfoQuery<?, ?>, U>
    extends Query<Q, U>, LocalizedQuery<Q> {

  /**
   * Begins a group of criteria, of which a plan item must meet at least one.
   *
   * @return this query
   * @throws BadArgumentException if a group is open already
   */
  Q or();

  /**
   * Ends the group that {@link #or()} began.
   *
   * @return this query
   * @throws BadArgumentException if no group is open, or it is empty
   */
  Q endOr();

  /**
   * Keeps the plan item with this id.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @return this query
   */
  Q planItemInstanceId(String planItemInstanceId);

  /**
   * Keeps plan items of this name.
   *
   * @param name the name
   * @return this query
   */
  Q planItemInstanceName(String name);

  /**
   * Keeps plan items in this state.
   *
   * @param state one of {@link PlanItemInstanceState}
   * @return this query
   */
  Q planItemInstanceState(String state);

  /**
   * Keeps plan items of this element.
   *
   * @param elementId the id of the plan item in the XML
   * @return this query
   */
  Q planItemInstanceElementId(String elementId);

  /**
   * Keeps plan items that started by this entry criterion.
   *
   * @param criterionId the id of the criterion in the XML
   * @return this query
   */
  Q planItemInstanceEntryCriterionId(String criterionId);

  /**
   * Keeps plan items that ended by this exit criterion. Where plan items of running cases are asked
   * for, ask with {@link PlanItemInstanceQuery#ended()} too.
   *
   * @param criterionId the id of the criterion in the XML
   * @return this query
   */
  Q planItemInstanceExitCriterionId(String criterionId);

  /**
   * Keeps plan items that came into being while this user called.
   *
   * @param userId the id of the user
   * @return this query
   */
  Q planItemInstanceStartUserId(String userId);

  /**
   * Keeps stages.
   *
   * @return this query
   */
  Q onlyStages();

  /**
   * Keeps plan items that started.
   *
   * @return this query
   */
  Q started();

  /**
   * Keeps plan items that have not started.
   *
   * @return this query
   */
  Q notStarted();

  /**
   * Keeps plan items of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  Q planItemInstanceTenantId(String tenantId);

  /**
   * Keeps plan items of a tenant that fits the pattern.
   *
   * @param pattern the pattern
   * @return this query
   */
  Q planItemInstanceTenantIdLike(String pattern);

  /**
   * Keeps plan items of no tenant.
   *
   * @return this query
   */
  Q planItemInstanceWithoutTenantId();

  /**
   * Reads the variables of the plan items themselves as well, with one more statement for all that
   * are found.
   *
   * @return this query
   */
  Q includeLocalVariables();

  /**
   * Orders by the time they came into being.
   *
   * @return this query
   */
  Q orderByCreateTime();

  /**
   * Orders by name.
   *
   * @return this query
   */
  Q orderByName();
}
