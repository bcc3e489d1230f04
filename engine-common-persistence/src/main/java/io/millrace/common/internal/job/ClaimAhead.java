package io.millrace.common.internal.job;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How many jobs a lane claims beyond its free threads, so that a look into the database brings many
 * short jobs at once: as many as its threads begin within {@value #AHEAD_MILLIS} ms, as long as
 * more are due than it takes, and none where jobs take longer. Guarded by its owner's lock.
 */
final class ClaimAhead {

  static final long AHEAD_MILLIS = 50;
  static final long PATIENCE_MILLIS = 500;
  static final int MOST = 150;
  static final int MOST_TOGETHER = 16;
  static final int MOST_IN_SEQUENCE = 50;

  private static final long AHEAD = TimeUnit.MILLISECONDS.toNanos(AHEAD_MILLIS);
  private static final long LONG = TimeUnit.MILLISECONDS.toNanos(JobPace.QUICK_MILLIS);
  private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
  private static final long SHORT_AGAIN = PATIENCE / 5;
  private static final long UNKNOWN = TimeUnit.SECONDS.toNanos(1);

  private final int threads;
  private final LongSupplier nanoTime;
  private long usual = UNKNOWN;
  private boolean moreAreDue;
  private boolean areQuick;
  private boolean hasFailed;

  /**
   * Begins with none: what jobs take is learned from them.
   *
   * @param threads how many jobs run at the same time
   * @param nanoTime tells the time, as {@link System#nanoTime()} does
   */
  ClaimAhead(int threads, LongSupplier nanoTime) {
    this.threads = threads;
    this.nanoTime = nanoTime;
  }

  int threads() {
    return threads;
  }

  long now() {
    return nanoTime.getAsLong();
  }

  /** Learns from jobs that one thread has run. */
  void ran(long begin, int jobs) {
    var took = (now() - begin) / Math.max(1, jobs);
    hasFailed &= took > SHORT_AGAIN;
    usual = UsualTime.after(usual, took);
  }

  /** Tells whether jobs that were to be short have been running for long. */
  boolean isLong(long begin) {
    return now() - begin > LONG;
  }

  /**
   * Says what a look brought.
   *
   * @param everything whether it was all that was asked for, so that more may be due
   * @param quick whether all of it may run together
   */
  void came(boolean everything, boolean quick) {
    moreAreDue = everything;
    areQuick = quick;
  }

  /**
   * Says that jobs were claimed too early: those before them take longer than usual. Until some are
   * short again, nothing is claimed ahead.
   */
  void failed() {
    usual = UNKNOWN;
    hasFailed = true;
  }

  /** Returns how many jobs may wait for a thread; those that share transactions fill them. */
  int jobs() {
    var least = areQuick ? MOST_TOGETHER : 0;
    return moreAreDue && !hasFailed
        ? (int) Math.min(MOST, threads * Math.max(least, AHEAD / Math.max(1, usual)))
        : 0;
  }

  /**
   * Returns how many exclusive jobs of one family are worth claiming at once: as many as one thread
   * runs within {@value #AHEAD_MILLIS} ms, and at least one.
   */
  int inSequence() {
    return (int) Math.max(1, Math.min(MOST_IN_SEQUENCE, AHEAD / Math.max(1, usual)));
  }

  /**
   * Returns how many quick jobs one thread is to run together: its share of what was claimed, so
   * that they are several only where more are due than there are threads.
   *
   * @param claimed how many were claimed
   */
  int together(int claimed) {
    return Math.max(1, Math.min(MOST_TOGETHER, (claimed + threads - 1) / threads));
  }

  /**
   * Returns for how many nanoseconds a job may go on waiting; 0 or less if it is to be given up.
   */
  long patience(long since) {
    return PATIENCE - (now() - since);
  }
}
