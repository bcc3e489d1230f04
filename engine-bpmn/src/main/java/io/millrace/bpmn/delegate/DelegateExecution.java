package io.millrace.bpmn.delegate;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.common.delegate.DelegateScope;
import java.util.List;

/**
 * An execution as user code sees it. What it changes is stored with the call.
 *
 * <p>It is valid while the engine is in the code that it was handed to, and on that thread only.
 */
public interface DelegateExecution extends DelegateScope {

  /**
   * Returns the id of the execution.
   *
   * @return the id, never null
   */
  String getId();

  /**
   * Returns the process instance the execution belongs to.
   *
   * @return the id, never null
   */
  String getProcessInstanceId();

  /**
   * Returns the process instance the execution belongs to, as an execution: {@code
   * ${execution.processInstance.id}}. Variables that are set on it are those of the instance.
   *
   * @return the topmost execution of the instance, which is this one if {@link
   *     #isProcessInstanceType}; never null
   */
  DelegateExecution getProcessInstance();

  /**
   * Returns the process instance that all began with, across call activities.
   *
   * @return the id, never null
   */
  String getRootProcessInstanceId();

  /**
   * Returns the execution above this one.
   *
   * @return the id, or null for a process instance
   */
  String getParentId();

  /**
   * Returns the execution above this one.
   *
   * @return the execution, or null for a process instance
   */
  DelegateExecution getParent();

  /**
   * Returns the executions right below this one.
   *
   * @return the executions in the order of their creation; empty if there are none, never null;
   *     unmodifiable
   */
  List<? extends DelegateExecution> getExecutions();

  /**
   * Returns the call activity's execution that waits for this process instance.
   *
   * @return the id, or null if nothing called it, and for all executions but process instances
   */
  String getSuperExecutionId();

  /**
   * Returns the definition of the process.
   *
   * @return the id, never null
   */
  String getProcessDefinitionId();

  /**
   * Returns by what the application knows the process instance.
   *
   * @return the business key, or null
   */
  String getProcessInstanceBusinessKey();

  /**
   * Returns the same as {@link #getProcessInstanceBusinessKey}, by the name that models of Camunda
   * and Operaton use in expressions.
   *
   * @return the business key, or null
   */
  default String getProcessBusinessKey() {
    return getProcessInstanceBusinessKey();
  }

  /**
   * Returns the same as {@link #getProcessInstanceBusinessKey}, by the shorter name that models of
   * Camunda and Operaton use as well: {@code ${execution.businessKey}}.
   *
   * @return the business key, or null
   */
  default String getBusinessKey() {
    return getProcessInstanceBusinessKey();
  }

  /**
   * Returns the status the application gave the process instance.
   *
   * @return a word of the application's own, or null
   */
  String getProcessInstanceBusinessStatus();

  /**
   * Returns the element where the execution stands.
   *
   * @return the id in the XML; for a listener of a sequence flow the id of the flow; for one of the
   *     process the id of its start event at the start, or of what ended last at the end
   */
  String getCurrentActivityId();

  /**
   * Returns the name of that element.
   *
   * @return the name in the XML, or null
   */
  String getCurrentActivityName();

  /**
   * Tells whether this is a process instance.
   *
   * @return true if it is
   */
  boolean isProcessInstanceType();

  /**
   * Tells whether this execution holds a scope: a process instance, an embedded sub-process, or an
   * activity with boundary events or several instances.
   *
   * @return true if it does
   */
  boolean isScope();

  /**
   * Tells whether this execution is one of several tokens in its scope.
   *
   * @return true if it is
   */
  boolean isConcurrent();

  /**
   * Tells whether this execution stands for an activity with several instances as a whole.
   *
   * @return true if it does
   */
  boolean isMultiInstanceRoot();

  /**
   * Tells whether this execution has a token on its way or waiting.
   *
   * @return true if it has; false if it only stands above others
   */
  boolean isActive();

  /**
   * Tells whether this execution has ended.
   *
   * @return true if it has
   */
  boolean isEnded();

  /**
   * Returns the engine, for calls to its services. They join the running call; what they change is
   * seen here at once. Closed to expressions unless {@code setEnableEngineInExpressions} opens it.
   *
   * @return the engine, never null
   */
  ProcessEngine getProcessEngine();

  /**
   * Returns the same as {@link #getProcessEngine}, by the name that delegates and models of Camunda
   * and Operaton use. Closed to expressions likewise.
   *
   * @return the engine, never null
   */
  default ProcessEngine getProcessEngineServices() {
    return getProcessEngine();
  }
}
