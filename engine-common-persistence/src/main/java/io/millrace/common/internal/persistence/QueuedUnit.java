package io.millrace.common.internal.persistence;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * A unit of work whose caller waits until another one has written it.
 *
 * <p>The caller hands its rows over through the queue, whose lock makes them visible to the writer,
 * and gets them back through the end that is told, which is volatile.
 */
final class QueuedUnit {

  private final Thread caller = Thread.currentThread();
  private final FlushPlan plan;
  private final int rows;
  private final long bytes;
  private final long deadline;
  private boolean interrupted;
  private Throwable cause;
  private volatile UnitEnd end;

  QueuedUnit(FlushPlan plan, Duration patience) {
    this.plan = plan;
    this.rows = plan.rows();
    this.bytes = plan.insertedBytes();
    this.deadline = System.nanoTime() + patience.toNanos();
  }

  /** Returns what is to be written. */
  FlushPlan plan() {
    return plan;
  }

  /** Returns how many rows are to be written. */
  int rows() {
    return rows;
  }

  /** Returns how many bytes their values have. */
  long bytes() {
    return bytes;
  }

  /** Ends the caller's waiting. */
  void tell(UnitEnd told, Throwable why) {
    cause = why;
    end = told;
    LockSupport.unpark(caller);
  }

  /** Waits for the end as long as the unit may be queued; tells whether it has come. */
  boolean isEndedInTime() {
    for (var left = left(); end == null && left > 0; left = left()) {
      LockSupport.parkNanos(this, left);
      interrupted |= Thread.interrupted();
    }
    return end != null;
  }

  /** Tells whether the unit has waited longer than it may be queued. */
  boolean isLate() {
    return left() <= 0;
  }

  private long left() {
    return deadline - System.nanoTime();
  }

  /**
   * Waits for the end, even if the caller is interrupted: what was handed over cannot be taken
   * back.
   */
  UnitEnd await() {
    while (end == null) {
      LockSupport.park(this);
      interrupted |= Thread.interrupted();
    }
    return end;
  }

  /** Interrupts the caller again if it was interrupted while it waited. */
  void restoreInterrupt() {
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Returns why the end is unknown, or why the group of the unit failed; null if there was none.
   */
  Throwable cause() {
    return cause;
  }
}
