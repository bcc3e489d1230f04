package io.millrace.benchmark.engine;

/** What a job is there for. */
public enum JobKind {
  /** A timer that goes off, now or later. */
  TIMER,
  /** An asynchronous step that may run now. */
  ASYNCHRONOUS
}
