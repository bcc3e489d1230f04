package io.millrace.bpmn.runtime;

/**
 * A place in a running process instance: the instance itself, a scope in it, or a token on its way.
 *
 * <p>The executions of an instance form a tree. At the root stands the process instance; below it
 * every embedded sub-process and multi-instance activity has an execution, and every token has one.
 * Values are those of the moment of the query. An object may be read by several threads.
 */
public interface Execution {

  /**
   * Returns the id the engine gave the execution.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns the element where the execution stands.
   *
   * @return the id in the XML, or null for a process instance
   */
  String getActivityId();

  /**
   * Returns the execution above this one.
   *
   * @return the id, or null for a process instance
   */
  String getParentId();

  /**
   * Returns the process instance this execution belongs to.
   *
   * @return the id, equal to {@link #getId()} for a process instance; never null
   */
  String getProcessInstanceId();

  /**
   * Returns the call activity's execution that waits for this process instance.
   *
   * @return the id, or null if nothing called it, and for all executions but process instances
   */
  String getSuperExecutionId();

  /**
   * Returns the process instance that all began with, across call activities.
   *
   * @return the id, equal to {@link #getProcessInstanceId()} if nothing called it; never null
   */
  String getRootProcessInstanceId();

  /**
   * Tells whether the execution has ended. Queries find no such execution; a service that starts an
   * instance may return one.
   *
   * @return true if it has ended
   */
  boolean isEnded();

  /**
   * Tells whether the instance is suspended and refuses to move on.
   *
   * @return true if it is suspended
   */
  boolean isSuspended();

  /**
   * Returns the name of the process instance.
   *
   * @return the name, or null if it has none or this is no process instance; what a query found
   *     with a {@code locale} has the name of its process or element in that language instead of
   *     null
   */
  String getName();

  /**
   * Returns the description of the process instance: the documentation of its process.
   *
   * @return the description, or null if the process has none or this is no process instance; what a
   *     query found with a {@code locale} has that of its process or element in that language
   */
  String getDescription();

  /**
   * Returns the tenant the instance belongs to.
   *
   * @return the tenant, or null for none
   */
  String getTenantId();
}
