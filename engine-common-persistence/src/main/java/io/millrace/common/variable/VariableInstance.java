package io.millrace.common.variable;

/**
 * A variable of a running instance or an open task: a name, a value, and whose it is.
 *
 * <p>The value is that of the moment of the query.
 */
public interface VariableInstance {

  /**
   * Returns the id of the variable. It stays the same when the value changes.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns the name.
   *
   * @return the name, never null
   */
  String getName();

  /**
   * Returns the value. Each call may return the same object: change it only if nobody else looks at
   * it. What a call has returned is not stored by itself when it is changed; what code inside of a
   * call of the engine (a delegate, a listener) has read of its own instance is, see {@link
   * VariableType#storesChangesInPlace()}.
   *
   * @return the value, or null
   */
  Object getValue();

  /**
   * Returns the name of the type that stores the value.
   *
   * @return a name such as {@code string} or {@code json}, never null
   */
  String getTypeName();

  /**
   * Returns the process instance the variable belongs to, directly or through its task or
   * execution.
   *
   * @return the id, or null for a variable of a case or of a standalone task
   */
  String getProcessInstanceId();

  /**
   * Returns the definition of that process instance.
   *
   * @return the id, or null where there is none
   */
  String getProcessDefinitionId();

  /**
   * Returns the execution that holds the variable.
   *
   * @return the id, equal to the process instance's for a variable of the whole instance; null for
   *     a variable of a case or of a standalone task
   */
  String getExecutionId();

  /**
   * Returns the task that holds the variable.
   *
   * @return the id, or null for a variable that is no task's own
   */
  String getTaskId();

  /**
   * Returns the case instance the variable belongs to.
   *
   * @return the id, or null if it belongs to none
   */
  String getScopeId();

  /**
   * Returns the plan item instance that holds the variable.
   *
   * @return the id, or null if it is not held by one
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null
   */
  String getScopeType();

  /**
   * Returns the definition of that case instance.
   *
   * @return the id, or null where there is none
   */
  String getScopeDefinitionId();

  /**
   * Returns the tenant of the owner.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
