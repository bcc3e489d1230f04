package io.millrace.benchmark.measure;

import java.util.Locale;

/** What a response time is taken of. */
public enum Operation {
  /** A whole instance, from the first call of its scenario to the last. */
  INSTANCE,
  /** One start. */
  START,
  /** One query of tasks. */
  QUERY,
  /** One completion of a task. */
  COMPLETE,
  /** One message handed to the instance that waits for it. */
  CORRELATE,
  /** All jobs of an instance, found and run. */
  JOBS,
  /** The wait for an instance that runs on the engine's own threads. */
  AWAIT,
  /** One case closed, where an engine asks for it. */
  CLOSE;

  /** Returns the operation as reports spell it, in lower case. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
