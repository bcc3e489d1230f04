package io.millrace.common.internal.job;

/** What happened to a job. */
public enum JobLogState {
  /** It was created. */
  CREATED,
  /** A try failed. */
  FAILED,
  /** It did its work. */
  SUCCESSFUL,
  /** It was deleted before it did its work. */
  DELETED
}
