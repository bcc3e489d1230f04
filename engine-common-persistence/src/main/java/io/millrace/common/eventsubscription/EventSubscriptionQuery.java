package io.millrace.common.eventsubscription;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.Query;
import java.util.Collection;
import java.util.Date;

/**
 * Asks who waits for which messages and signals. What holds for all queries is said at {@link
 * Query}.
 */
public interface EventSubscriptionQuery extends Query<EventSubscriptionQuery, EventSubscription> {

  /**
   * Keeps the subscription with this id.
   *
   * @param id the id of the subscription
   * @return this query
   */
  EventSubscriptionQuery id(String id);

  /**
   * Keeps subscriptions to this kind of event.
   *
   * @param eventType {@code message} or {@code signal}
   * @return this query
   */
  EventSubscriptionQuery eventType(String eventType);

  /**
   * Keeps subscriptions to this message or signal.
   *
   * @param eventName the name of the message or signal
   * @return this query
   */
  EventSubscriptionQuery eventName(String eventName);

  /**
   * Keeps subscriptions of this element.
   *
   * @param activityId the id in the XML
   * @return this query
   */
  EventSubscriptionQuery activityId(String activityId);

  /**
   * Keeps subscriptions of this execution.
   *
   * @param executionId the id of the execution
   * @return this query
   */
  EventSubscriptionQuery executionId(String executionId);

  /**
   * Keeps subscriptions of this process instance.
   *
   * @param processInstanceId the id of the process instance
   * @return this query
   */
  EventSubscriptionQuery processInstanceId(String processInstanceId);

  /**
   * Keeps subscriptions that start a process, and those of cases.
   *
   * @return this query
   */
  EventSubscriptionQuery withoutProcessInstanceId();

  /**
   * Keeps subscriptions of this version of a process.
   *
   * @param processDefinitionId the id of the process definition
   * @return this query
   */
  EventSubscriptionQuery processDefinitionId(String processDefinitionId);

  /**
   * Keeps subscriptions of cases.
   *
   * @return this query
   */
  EventSubscriptionQuery withoutProcessDefinitionId();

  /**
   * Keeps subscriptions of this case instance.
   *
   * @param caseInstanceId the id of the case instance
   * @return this query
   */
  EventSubscriptionQuery caseInstanceId(String caseInstanceId);

  /**
   * Keeps subscriptions of this version of a case.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this query
   */
  EventSubscriptionQuery caseDefinitionId(String caseDefinitionId);

  /**
   * Keeps subscriptions of this plan item instance.
   *
   * @param planItemInstanceId the id of the plan item instance
   * @return this query
   */
  EventSubscriptionQuery planItemInstanceId(String planItemInstanceId);

  /**
   * Keeps subscriptions of this case instance: what {@link EventSubscription#getScopeId()} returns.
   *
   * @param scopeId the id of the scope
   * @return this query
   */
  EventSubscriptionQuery scopeId(String scopeId);

  /**
   * Keeps subscriptions that belong to no such scope.
   *
   * @return this query
   */
  EventSubscriptionQuery withoutScopeId();

  /**
   * Keeps subscriptions of this plan item instance: what {@link EventSubscription#getSubScopeId()}
   * returns.
   *
   * @param subScopeId the id of the sub-scope
   * @return this query
   */
  EventSubscriptionQuery subScopeId(String subScopeId);

  /**
   * Keeps subscriptions of this kind of scope: {@code cmmn} for cases.
   *
   * @param scopeType {@code cmmn}
   * @return this query
   */
  EventSubscriptionQuery scopeType(String scopeType);

  /**
   * Keeps subscriptions of this case definition: what {@link
   * EventSubscription#getScopeDefinitionId()} returns.
   *
   * @param scopeDefinitionId the id of the definition
   * @return this query
   */
  EventSubscriptionQuery scopeDefinitionId(String scopeDefinitionId);

  /**
   * Keeps subscriptions without such a definition.
   *
   * @return this query
   */
  EventSubscriptionQuery withoutScopeDefinitionId();

  /**
   * Keeps subscriptions made up to this time.
   *
   * @param time the time, inclusive
   * @return this query
   */
  EventSubscriptionQuery createdBefore(Date time);

  /**
   * Keeps subscriptions made from this time on.
   *
   * @param time the time, inclusive
   * @return this query
   */
  EventSubscriptionQuery createdAfter(Date time);

  /**
   * Keeps subscriptions with this note of the engine's.
   *
   * @param configuration what {@link EventSubscription#getConfiguration()} returns
   * @return this query
   */
  EventSubscriptionQuery configuration(String configuration);

  /**
   * Keeps subscriptions with one of these notes of the engine's.
   *
   * @param configurations what {@link EventSubscription#getConfiguration()} returns, at least one
   * @return this query
   */
  EventSubscriptionQuery configurations(Collection<String> configurations);

  /**
   * Keeps subscriptions without a note of the engine's.
   *
   * @return this query
   */
  EventSubscriptionQuery withoutConfiguration();

  /**
   * Keeps subscriptions of this tenant.
   *
   * @param tenantId the tenant
   * @return this query
   */
  EventSubscriptionQuery tenantId(String tenantId);

  /**
   * Keeps subscriptions of these tenants.
   *
   * @param tenantIds the tenants, at least one
   * @return this query
   */
  EventSubscriptionQuery tenantIds(Collection<String> tenantIds);

  /**
   * Keeps subscriptions that belong to no tenant.
   *
   * @return this query
   */
  EventSubscriptionQuery withoutTenantId();

  /**
   * Opens a group of which a subscription must meet at least one criterion. Groups do not nest.
   *
   * @return this query
   * @throws BadArgumentException if a group is open already
   */
  EventSubscriptionQuery or();

  /**
   * Closes the group that {@link #or()} opened.
   *
   * @return this query
   * @throws BadArgumentException if no group is open, or it is empty
   */
  EventSubscriptionQuery endOr();

  /**
   * Orders by id, which is about the order of creation.
   *
   * @return this query
   */
  EventSubscriptionQuery orderById();

  /**
   * Orders by the name of the message or signal.
   *
   * @return this query
   */
  EventSubscriptionQuery orderByEventName();

  /**
   * Orders by time of creation.
   *
   * @return this query
   */
  EventSubscriptionQuery orderByCreateDate();

  /**
   * Orders by execution.
   *
   * @return this query
   */
  EventSubscriptionQuery orderByExecutionId();

  /**
   * Orders by process instance.
   *
   * @return this query
   */
  EventSubscriptionQuery orderByProcessInstanceId();

  /**
   * Orders by process definition.
   *
   * @return this query
   */
  EventSubscriptionQuery orderByProcessDefinitionId();

  /**
   * Orders by tenant.
   *
   * @return this query
   */
  EventSubscriptionQuery orderByTenantId();
}
