package io.millrace.common.internal.persistence;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.OutcomeUnknownException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/**
 * Writes units of work that are ready at the same time in one transaction, one of an engine's
 * threads for all of them. Thread-safe; one per engine.
 *
 * <p>A few callers may write at once. One that finds fewer at work writes at once and waits for
 * nobody, so a caller who is alone notices nothing. Others queue their units and park. Whoever ends
 * a transaction makes the first of the queue a writer, which takes along what is queued once it has
 * its connection, and then wakes the callers whose units it wrote. So a caller who waits is woken
 * exactly once, units are taken in the order in which they came, and no caller works for others
 * longer than one transaction.
 *
 * <p>While units are queued there is always a writer, or one that was woken to be one. No thread
 * blocks between looking whether its unit is done and parking, and every way out of a transaction,
 * errors of the JVM included, goes through {@link #handOn} and {@link UnitGroup#tell}.
 */
final class GroupCommit {

  private final int mostWriters;
  private final Queue<QueuedUnit> queue = new ArrayDeque<>();
  private int writers;

  /** Creates the writers of an engine; 0 lets each unit of work be written by itself. */
  GroupCommit(int mostWriters) {
    this.mostWriters = mostWriters;
  }

  /** Tells whether units of work are written together at all. */
  boolean isOn() {
    return mostWriters > 0;
  }

  /**
   * Writes a unit of work and commits it, perhaps together with others. Returns when it is durable.
   */
  void commit(DatabaseSession session, FlushPlan plan) {
    var unit = enter(plan);
    if (unit == null) {
      write(session, plan);
      return;
    }
    session.giveBack();
    try {
      end(session, unit);
    } finally {
      unit.restoreInterrupt();
    }
  }

  /** Makes the caller a writer and returns null, or queues its unit. */
  private synchronized QueuedUnit enter(FlushPlan plan) {
    if (writers < mostWriters) {
      writers++;
      return null;
    }
    var unit = new QueuedUnit(plan);
    queue.add(unit);
    return unit;
  }

  private void end(DatabaseSession session, QueuedUnit unit) {
    switch (unit.await()) {
      case WRITER -> write(session, unit.plan());
      case APART -> session.ship(unit.plan(), true);
      case UNKNOWN ->
          throw new OutcomeUnknownException(
              "The commit, which was that of other units of work as well, was cut short: "
                  + unit.cause().getMessage(),
              unit.cause());
      default -> {}
    }
  }

  private void write(DatabaseSession session, FlushPlan own) {
    if (!writeTogether(session, own)) {
      session.ship(own, true);
    }
  }

  /**
   * Returns false if all units of the group, the caller's own included, have to be written apart.
   */
  private boolean writeTogether(DatabaseSession session, FlushPlan own) {
    var group = new UnitGroup(own);
    try {
      connect(session, group);
      gather(group, UnitGroup.MOST_ROWS);
      session.ship(group.plan(), true);
      group.written();
      return true;
    } catch (OutcomeUnknownException | DatabaseUnavailableException e) {
      group.failed(session.mayHaveCommitted(), e);
      throw e;
    } catch (RuntimeException e) {
      group.failed(session.mayHaveCommitted(), e);
      if (group.isOne() || session.mayHaveCommitted()) {
        throw e;
      }
      session.takeBack();
      return false;
    } catch (Error e) {
      group.failed(session.mayHaveCommitted(), e);
      session.takeBack();
      throw e;
    } finally {
      handOn();
      group.tell();
    }
  }

  /**
   * Takes the connection before the group is gathered: who waits for one takes more along. If there
   * is none to be had, all that are queued look for one of their own, as they would without a
   * group, rather than wait for their turn to find that out.
   */
  private void connect(DatabaseSession session, UnitGroup group) {
    try {
      session.connect();
    } catch (RuntimeException | Error e) {
      gather(group, Integer.MAX_VALUE);
      throw e;
    }
  }

  /** Moves units from the queue to a group; one that was moved half way stays in the queue. */
  private synchronized void gather(UnitGroup group, int mostRows) {
    while (!queue.isEmpty() && group.take(queue.element(), mostRows)) {
      queue.remove();
    }
  }

  /** Makes the first of the queue a writer in the caller's place. */
  private void handOn() {
    var next = next();
    if (next != null) {
      next.tell(UnitEnd.WRITER, null);
    }
  }

  private synchronized QueuedUnit next() {
    var next = queue.poll();
    if (next == null) {
      writers--;
      notifyAll();
    }
    return next;
  }

  /** Returns how many units wait for a writer. */
  synchronized int queued() {
    return queue.size();
  }

  /**
   * Waits until nobody writes and nothing is queued, but not for ever; less if the caller is
   * interrupted.
   */
  synchronized void drain(Duration most) {
    var end = System.nanoTime() + most.toNanos();
    try {
      for (var left = most.toNanos(); writers > 0 && left > 0; left = end - System.nanoTime()) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
