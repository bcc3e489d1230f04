package io.millrace.common.internal.job;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;

/**
 * Wakes the executor of this node when a job is due, so that work created here does not wait for
 * the next look into the database. Thread-safe.
 */
public final class JobAlarm {

  private static final Duration LONGEST_CALL = Duration.ofMinutes(10);

  private final Clock clock;
  private Instant next = Instant.MAX;
  private volatile long silentSince = System.nanoTime() - LONGEST_CALL.toNanos();

  /** Creates an alarm that goes by the engine's clock. */
  public JobAlarm(Clock clock) {
    this.clock = clock;
  }

  /** Says that a job will be due at a time, now or later. */
  public synchronized void ring(Instant due) {
    if (due.isBefore(next)) {
      next = due;
      notifyAll();
    }
  }

  /** Says that jobs may be due now. */
  public void ring() {
    ring(Instant.MIN);
  }

  /** Says that a job was created in a transaction of whose end nobody here is told. */
  void endsSilently() {
    silentSince = System.nanoTime();
  }

  /** Tells whether the notices of this node itself may be the only news of such a transaction. */
  boolean needsOwnNotices() {
    return System.nanoTime() - silentSince < LONGEST_CALL.toNanos();
  }

  /**
   * Forgets what was rung for up to now, right before the look into the database that will find it.
   */
  synchronized void reset() {
    if (!next.isAfter(clock.instant())) {
      next = Instant.MAX;
    }
  }

  /**
   * Waits until a job is due that was rung for, at most for a time. Of several who wait one is
   * woken.
   */
  synchronized void await(Duration most) throws InterruptedException {
    var end = System.nanoTime() + most.toNanos();
    for (var left = most.toNanos(); left > 0; left = end - System.nanoTime()) {
      var now = clock.instant();
      if (!next.isAfter(now)) {
        next = Instant.MAX; // one lane is enough; it rings for the next if there is more to do
        return;
      }
      TimeUnit.NANOSECONDS.timedWait(this, Math.min(left, untilNext(now, left)));
    }
  }

  private long untilNext(Instant now, long most) {
    return next.isAfter(now.plusNanos(most))
        ? most
        : Math.max(1, Duration.between(now, next).toNanos());
  }
}
