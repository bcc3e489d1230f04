package io.millrace.common.internal.job;

/** What the failure of a try means for the job. */
public enum FailureKind {
  /** Others were in the way, or the database was: the job is not to blame and loses no try. */
  PASSING,
  /** The try failed; another one may succeed. */
  ORDINARY,
  /** No other try will succeed. */
  FINAL
}
