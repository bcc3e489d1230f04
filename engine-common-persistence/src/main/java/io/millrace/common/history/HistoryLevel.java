package io.millrace.common.history;

/**
 * How much of what happened is kept for later. Each level keeps what the one before keeps, and
 * more.
 *
 * <p>An instance keeps the level it was started with. What a level does not keep is never written,
 * so a lower level costs less.
 */
public enum HistoryLevel {

  /** Nothing. */
  NONE,

  /** Instances of processes and cases: who started them, when they started and ended, and how. */
  INSTANCE,

  /** Tasks as well, with who did them and when. */
  TASK,

  /** Every activity that an instance went through as well. */
  ACTIVITY,

  /** The last value of every variable, and the identity links, as well. The default. */
  AUDIT,

  /** Everything the engine knows how to keep. */
  FULL;

  /**
   * Tells whether this level keeps at least what another one keeps.
   *
   * @param other the level to compare with
   * @return true if this level is the other one or a higher one
   */
  public boolean isAtLeast(HistoryLevel other) {
    return compareTo(other) >= 0;
  }
}
