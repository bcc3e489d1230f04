package io.millrace.test.random;

/** How a step went. */
public enum Outcome {
  DONE,
  /** Nothing of it has happened, but that a job may have one try less. */
  REFUSED
}
