package io.millrace.benchmark.engine;

import java.util.Locale;

/**
 * How much history an engine writes, from nothing to everything; an adapter maps it to its engine's
 * nearest level.
 */
public enum History {
  /** No history at all. */
  NONE,
  /** Instances of processes. */
  INSTANCE,
  /** Instances and user tasks. */
  TASK,
  /** Instances, user tasks and all other activities. */
  ACTIVITY,
  /** Activities and the last values of variables. */
  AUDIT,
  /** Everything, every change of a variable included. */
  FULL;

  /**
   * Tells whether what another level writes is written at this one.
   *
   * @param other the level to compare with
   * @return true if this level is the same or writes more
   */
  public boolean includes(History other) {
    return compareTo(other) >= 0;
  }

  /**
   * Maps the level for an engine of whose levels only these three hold what the benchmark checks.
   *
   * @return {@code none}, {@code audit} or {@code full}
   * @throws IllegalArgumentException for any other level, which the engine understands differently
   */
  public String amongNoneAuditFull() {
    if (this == NONE || this == AUDIT || this == FULL) {
      return toString();
    }
    throw new IllegalArgumentException(
        "This engine is compared at the history levels none, audit and full only; its level "
            + this
            + " holds other data than Millrace's.");
  }

  /** Returns the level as the command line spells it, in lower case. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
