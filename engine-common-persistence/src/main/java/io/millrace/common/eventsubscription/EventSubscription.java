package io.millrace.common.eventsubscription;

import java.util.Date;

/**
 * Says that something waits for a message or a signal: an execution, or a definition that such an
 * event starts.
 */
public interface EventSubscription {

  /**
   * Returns the id of the subscription.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns what kind of event is waited for.
   *
   * @return {@code message} or {@code signal}
   */
  String getEventType();

  /**
   * Returns the name of the message or signal, with its expressions already evaluated.
   *
   * @return the name, never null
   */
  String getEventName();

  /**
   * Returns the element that waits.
   *
   * @return the id in the XML, never null
   */
  String getActivityId();

  /**
   * Returns the execution that waits.
   *
   * @return the id, or null for an event that starts a process
   */
  String getExecutionId();

  /**
   * Returns the process instance that waits.
   *
   * @return the id, or null for an event that starts a process
   */
  String getProcessInstanceId();

  /**
   * Returns the process definition the element belongs to.
   *
   * @return the id, or null for a case
   */
  String getProcessDefinitionId();

  /**
   * Returns the case instance that waits.
   *
   * @return the id, or null if none does
   */
  String getScopeId();

  /**
   * Returns the plan item instance that waits.
   *
   * @return the id, or null if none does
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that waits, where it is no process: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null
   */
  String getScopeType();

  /**
   * Returns the case definition the element belongs to.
   *
   * @return the id, or null if it belongs to none
   */
  String getScopeDefinitionId();

  /**
   * Returns what the engine noted besides.
   *
   * @return a text that only the engine understands, or null
   */
  String getConfiguration();

  /**
   * Returns since when it waits.
   *
   * @return the time, never null
   */
  Date getCreated();

  /**
   * Returns the tenant it belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
