package io.millrace.common.internal.persistence;

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
  private boolean interrupted;
  private Throwable cause;
  private volatile UnitEnd end;

  QueuedUnit(FlushPlan plan) {
    this.plan = plan;
  }

  /** Returns what is to be written. */
  FlushPlan plan() {
    return plan;
  }

  /** Ends the caller's waiting. */
  void tell(UnitEnd told, Throwable why) {
    cause = why;
    end = told;
    LockSupport.unpark(caller);
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

  /** Returns why the end is unknown. */
  Throwable cause() {
    return cause;
  }
}
