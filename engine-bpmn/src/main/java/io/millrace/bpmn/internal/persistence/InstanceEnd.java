package io.millrace.bpmn.internal.persistence;

/** What ends a process instance, where that is not its last token or its deletion. */
public enum InstanceEnd {
  /** A terminate end event. */
  TERMINATION,
  /** An error that its caller catches. */
  ERROR
}
