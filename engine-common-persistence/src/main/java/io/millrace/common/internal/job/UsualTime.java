package io.millrace.common.internal.job;

import java.util.concurrent.TimeUnit;

/** What something usually takes, as it is learned from each time that it took. */
final class UsualTime {

  private static final long SHORT = TimeUnit.MILLISECONDS.toNanos(1);
  private static final int MOST_SLOWER = 4;
  private static final int WEIGHT = 8;

  private UsualTime() {}

  /**
   * Returns what it usually takes, once it took some time again; a single pause of the machine says
   * little.
   *
   * @param usual what it took usually before, in nanoseconds
   * @param took what it took now, in nanoseconds
   */
  static long after(long usual, long took) {
    return usual + (Math.min(took, Math.max(SHORT, MOST_SLOWER * usual)) - usual) / WEIGHT;
  }
}
