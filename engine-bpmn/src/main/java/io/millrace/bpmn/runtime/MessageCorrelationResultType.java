package io.millrace.bpmn.runtime;

/** What a message was brought to. */
public enum MessageCorrelationResultType {
  /** An execution that waited for it. */
  Execution,
  /** A process that it started. */
  ProcessDefinition,
  /** Nobody yet: it is kept for its receiver. */
  Kept
}
