package io.millrace.bpmn.runtime;

import io.millrace.bpmn.history.HistoricActivityInstance;
import java.util.Date;

/**
 * One visit of a running process instance to one of its activities, events, gateways or sequence
 * flows.
 *
 * <p>Visits of ended instances are history; see {@link HistoricActivityInstance}.
 */
public interface ActivityInstance {

  /**
   * Returns the id of the visit.
   *
   * @return the id, the same as in history; never null
   */
  String getId();

  /**
   * Returns the element that was visited.
   *
   * @return the id in the XML, never null
   */
  String getActivityId();

  /**
   * Returns the name of the element.
   *
   * @return the name in the XML, or null
   */
  String getActivityName();

  /**
   * Returns the kind of element.
   *
   * @return the name of the XML element, such as {@code userTask} or {@code exclusiveGateway}; for
   *     boundary and intermediate events with the kind of event in front, such as {@code
   *     boundaryTimer}; never null
   */
  String getActivityType();

  /**
   * Returns the definition of the process instance.
   *
   * @return the id, never null
   */
  String getProcessDefinitionId();

  /**
   * Returns the process instance.
   *
   * @return the id, never null
   */
  String getProcessInstanceId();

  /**
   * Returns the execution that visited.
   *
   * @return the id, never null
   */
  String getExecutionId();

  /**
   * Returns the task that the visit created.
   *
   * @return the id, or null if it created none
   */
  String getTaskId();

  /**
   * Returns the process instance that the visit called.
   *
   * @return the id, or null if it called none
   */
  String getCalledProcessInstanceId();

  /**
   * Returns the case that a case task started.
   *
   * @return the id; null for other kinds of elements, and while the case runs
   */
  String getCalledCaseInstanceId();

  /**
   * Returns who works or worked on the task of the visit.
   *
   * @return the id of the user, or null
   */
  String getAssignee();

  /**
   * Returns who completed the task of the visit.
   *
   * @return the id of the user, or null
   */
  String getCompletedBy();

  /**
   * Returns when the visit began.
   *
   * @return the time, never null
   */
  Date getStartTime();

  /**
   * Returns when the visit ended.
   *
   * @return the time, or null if it lasts
   */
  Date getEndTime();

  /**
   * Returns how long the visit lasted.
   *
   * @return milliseconds, or null if it lasts
   */
  Long getDurationInMillis();

  /**
   * Returns which visit of its call this was: visits that begin in the same millisecond are told
   * apart by it.
   *
   * @return the number, from 1
   */
  Integer getTransactionOrder();

  /**
   * Returns why the visit ended before it was done.
   *
   * @return the reason, or null
   */
  String getDeleteReason();

  /**
   * Returns the tenant the instance belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
