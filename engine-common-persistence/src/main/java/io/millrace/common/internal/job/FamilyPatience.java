package io.millrace.common.internal.job;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * How long a thread waits for the locks of the families of the jobs that it runs one after the
 * other. Used by one thread.
 */
final class FamilyPatience {

  private static final int MOST_LOOKS = 5;
  private static final long FIRST_PAUSE = TimeUnit.MILLISECONDS.toNanos(3);

  private final boolean endless;
  private int looks;

  private FamilyPatience(boolean endless) {
    this.endless = endless;
  }

  /** Returns the patience that any call has: as long as the database lets it wait. */
  static FamilyPatience endless() {
    return new FamilyPatience(true);
  }

  /**
   * Returns the patience of a thread that others need: a quarter of a second in all for jobs of one
   * family. A call of a user's that has the lock for a moment is waited for, a job of another node
   * that takes its time is not.
   */
  static FamilyPatience ofAMoment() {
    return new FamilyPatience(false);
  }

  /** Tells whether the database is to let the job wait for the lock. */
  boolean isEndless(JobEntity job) {
    return endless || !job.isExclusiveInFamily();
  }

  /** Tells whether a family was busy for longer. */
  boolean isOver() {
    return !endless && looks == MOST_LOOKS;
  }

  /** Waits before another look at a family that was busy; returns false if there is to be none. */
  boolean pause() {
    if (looks < MOST_LOOKS - 1) {
      LockSupport.parkNanos(FIRST_PAUSE << 2 * looks);
      looks++;
      return true;
    }
    looks = MOST_LOOKS;
    return false;
  }
}
