package io.millrace.bpmn.delegate;

import io.millrace.common.DelegateException;

/**
 * What a service task does, written by the application.
 *
 * <p>A model names it by {@code class}: then a new object is made for each execution, and its
 * fields are set as the model says; or by {@code delegateExpression}: then a bean is called, by
 * many threads at once.
 *
 * <p>It runs in the transaction of the call that reached the task, or of a job if the task is
 * asynchronous. A call can be repeated when it meets a conflict, and a job when it failed: what the
 * delegate does through {@link DelegateExecution#connection()} is undone with the transaction, all
 * else should bear being done twice.
 */
@FunctionalInterface
public interface JavaDelegate {

  /**
   * Does the work. The execution goes on when it returns.
   *
   * @param execution the execution that stands at the task; valid until the method returns
   * @throws BpmnError to let the process go on at the event that catches this error
   * @throws Exception if anything else goes wrong; an error event whose code is the full name of
   *     its class, or of a superclass, catches it as it does an error. If there is none, the call
   *     to the engine fails as a whole, with a {@link DelegateException} for a checked exception
   *     and with the exception itself for an unchecked one
   */
  void execute(DelegateExecution execution) throws Exception;
}
