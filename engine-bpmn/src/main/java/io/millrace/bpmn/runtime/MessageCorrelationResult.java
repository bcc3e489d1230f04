package io.millrace.bpmn.runtime;

/** Says what a message was brought to. Immutable, safe to share between threads. */
public interface MessageCorrelationResult {

  /**
   * Returns what the message was brought to.
   *
   * @return never null
   */
  MessageCorrelationResultType getResultType();

  /**
   * Returns the execution that waited for the message, as it was before.
   *
   * @return the execution, of which name, description, parent and caller are not told; null where
   *     the message started a process or is kept
   */
  Execution getExecution();

  /**
   * Returns the process instance that the message started.
   *
   * @return the instance as the start left it; null where an execution got the message or it is
   *     kept
   */
  ProcessInstance getProcessInstance();

  /**
   * Returns the message that is kept for its receiver.
   *
   * @return its id; null where somebody got it
   */
  String getKeptMessageId();
}
