package io.millrace.common.history;

import java.util.Date;

/**
 * Something that happened to an instance, or to a task without one, of which history keeps
 * everything ({@link HistoryLevel#FULL}). Every detail is a {@link HistoricVariableUpdate}. A
 * detail never changes; it goes with the history of its instance or its task.
 */
public interface HistoricDetail {

  /**
   * Returns the id of this detail.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns when it happened, by the clock of the engine.
   *
   * @return the time, never null
   */
  Date getTime();

  /**
   * Returns the process instance it happened in.
   *
   * @return the id; null for a detail of a case or of a standalone task
   */
  String getProcessInstanceId();

  /**
   * Returns the execution it happened to; for a task, the execution the task belongs to.
   *
   * @return the id, equal to the process instance's for a variable of the whole instance; null for
   *     a detail of a case or of a standalone task
   */
  String getExecutionId();

  /**
   * Returns the task it happened to.
   *
   * @return the id, or null if it did not happen to a task itself
   */
  String getTaskId();

  /**
   * Returns the case instance it happened in.
   *
   * @return the id; null for a detail of a process or of a standalone task
   */
  String getScopeId();

  /**
   * Returns the plan item instance it happened to; for a task, the plan item instance of the task.
   *
   * @return the id, equal to the case instance's for a variable of the whole case; null for a
   *     detail of a process or of a standalone task
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null
   */
  String getScopeType();

  /**
   * Returns the instance at the top, which called the instance it happened in, directly or through
   * others.
   *
   * @return the id of a process or case instance, equal to the instance's own if nothing called it;
   *     null for a standalone task
   */
  String getRootInstanceId();

  /**
   * Returns the tenant of the instance or task.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
