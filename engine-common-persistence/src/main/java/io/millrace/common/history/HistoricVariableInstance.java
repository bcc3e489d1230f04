package io.millrace.common.history;

import java.util.Date;

/** A variable as history knows it, with the last value it had. */
public interface HistoricVariableInstance {

  /**
   * Returns the id of the variable, the same as while it lived.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns the name.
   *
   * @return the name, never null
   */
  String getVariableName();

  /**
   * Returns the name of the type that stores the value.
   *
   * @return a name such as {@code string} or {@code json}, never null
   */
  String getVariableTypeName();

  /**
   * Returns the last value.
   *
   * @return the value, or null
   */
  Object getValue();

  /**
   * Returns the process instance the variable belongs to.
   *
   * @return the id, or null for a variable of a case or of a standalone task
   */
  String getProcessInstanceId();

  /**
   * Returns the execution that held the variable.
   *
   * @return the id, equal to the process instance's for a variable of the whole instance; null for
   *     a variable of a case or of a standalone task
   */
  String getExecutionId();

  /**
   * Returns the task that held the variable.
   *
   * @return the id, or null for a variable that was no task's own
   */
  String getTaskId();

  /**
   * Returns the case instance the variable belongs to.
   *
   * @return the id, or null if it belongs to none
   */
  String getScopeId();

  /**
   * Returns the plan item instance that held the variable.
   *
   * @return the id, or null if none did
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null
   */
  String getScopeType();

  /**
   * Returns the tenant of the owner.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();

  /**
   * Returns when the variable was set first.
   *
   * @return the time, never null
   */
  Date getCreateTime();

  /**
   * Returns when the variable was set last.
   *
   * @return the time, never null
   */
  Date getLastUpdatedTime();
}
