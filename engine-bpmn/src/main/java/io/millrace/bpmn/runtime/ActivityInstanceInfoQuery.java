package io.millrace.bpmn.runtime;

import io.millrace.common.query.Query;
import java.util.Date;
import java.util.List;
import java.util.Set;

/**
 * The criteria that visits of running instances and visits in history have in common. What holds
 * for all criteria is said at {@link Query}.
 *
 * @param <T> the query itself
 * @param <U> what is found
 */
public interface ActivityInstanceInfoQuery<T extends ActivityInstanceInfoQuery<?, ?>, U>
    extends Query<T, U> {

  /**
   * Keeps the visit with this id.
   *
   * @param activityInstanceId the id of the visit
   * @return this query
   */
  T activityInstanceId(String activityInstanceId);

  /**
   * Keeps visits of this process instance.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  T processInstanceId(String processInstanceId);

  /**
   * Keeps visits of these process instances.
   *
   * @param processInstanceIds the ids, at least one
   * @return this query
   */
  T processInstanceIds(Set<String> processInstanceIds);

  /**
   * Keeps visits of instances of this version of a process.
   *
   * @param processDefinitionId the id of the process definition
   * @return this query
   */
  T processDefinitionId(String processDefinitionId);

  /**
   * Keeps visits of this execution.
   *
   * @param executionId the id of the execution
   * @return this query
   */
  T executionId(String executionId);

  /**
   * Keeps visits to this element.
   *
   * @param activityId the id in the XML
   * @return this query
   */
  T activityId(String activityId);

  /**
   * Keeps visits to elements of this name.
   *
   * @param name the name in the XML
   * @return this query
   */
  T activityName(String name);

  /**
   * Keeps visits to this kind of element.
   *
   * @param activityType what {@link ActivityInstance#getActivityType()} returns
   * @return this query
   */
  T activityType(String activityType);

  /**
   * Keeps visits to these kinds of elements.
   *
   * @param activityTypes the kinds, at least one
   * @return this query
   */
  T activityTypes(Set<String> activityTypes);

  /**
   * Keeps the visits that called these process instances.
   *
   * @param processInstanceIds the ids, at least one
   * @return this query
   */
  T calledProcessInstanceIds(Set<String> processInstanceIds);

  /**
   * Keeps visits whose task this user works or worked on.
   *
   * @param userId the id of the user
   * @return this query
   */
  T taskAssignee(String userId);

  /**
   * Keeps visits whose task this user completed.
   *
   * @param userId the id of the user
   * @return this query
   */
  T taskCompletedBy(String userId);

  /**
   * Keeps visits that have ended.
   *
   * @return this query
   */
  T finished();

  /**
   * Keeps visits that last.
   *
   * @return this query
   */
  T unfinished();

  /**
   * Keeps visits that began up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  T startedBefore(Date time);

  /**
   * Keeps visits that began from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  T startedAfter(Date time);

  /**
   * Keeps visits that ended up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  T finishedBefore(Date time);

  /**
   * Keeps visits that ended from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  T finishedAfter(Date time);

  /**
   * Keeps visits that ended early for this reason.
   *
   * @param reason the reason
   * @return this query
   */
  T deleteReason(String reason);

  /**
   * Keeps visits that ended early for a reason that fits the pattern.
   *
   * @param pattern a pattern such as {@code %boundary%}
   * @return this query
   */
  T deleteReasonLike(String pattern);

  /**
   * Keeps visits of instances of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  T activityTenantId(String tenantId);

  /**
   * Keeps visits of instances whose tenant fits the pattern.
   *
   * @param pattern a pattern such as {@code acme-%}
   * @return this query
   */
  T activityTenantIdLike(String pattern);

  /**
   * Keeps visits of instances that belong to no tenant.
   *
   * @return this query
   */
  T activityWithoutTenantId();

  /**
   * Keeps visits of instances of one of these tenants.
   *
   * @param tenantIds the tenants, at least one
   * @return this query
   */
  T tenantIdIn(List<String> tenantIds);

  /**
   * Orders by the id of the element in the XML.
   *
   * @return this query
   */
  T orderByActivityId();

  /**
   * Orders by the name of the element.
   *
   * @return this query
   */
  T orderByActivityName();

  /**
   * Orders by the kind of element.
   *
   * @return this query
   */
  T orderByActivityType();

  /**
   * Orders by process instance.
   *
   * @return this query
   */
  T orderByProcessInstanceId();

  /**
   * Orders by execution.
   *
   * @return this query
   */
  T orderByExecutionId();

  /**
   * Orders by process definition.
   *
   * @return this query
   */
  T orderByProcessDefinitionId();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  T orderByTenantId();
}
