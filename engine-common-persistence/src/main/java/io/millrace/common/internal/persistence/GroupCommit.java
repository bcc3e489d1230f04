package io.millrace.common.internal.persistence;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.EngineException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.metrics.EngineMetric;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/**
 * Writes units of work that are ready at the same time in one transaction, one of an engine's
 * threads for all of them. Thread-safe; one per engine.
 *
 * <p>A few callers may write at once ({@link WriterPlaces}). One that finds fewer at work writes at
 * once and waits for nobody, so a caller who is alone notices nothing. Others queue their units and
 * park. Whoever ends a transaction makes the first of the queue a writer, which takes along what is
 * queued once it has its connection, and then wakes the callers whose units it wrote. So a caller
 * who waits is woken exactly once, units are taken in the order in which they came, and no caller
 * works for others longer than one transaction.
 *
 * <p>While units are queued there is always a writer, or one that was woken to be one. No thread
 * blocks between looking whether its unit is done and parking, and every way out of a transaction,
 * errors of the JVM included, goes through {@link #handOn} and {@link UnitGroup#tell}.
 *
 * <p>Nobody waits for the network of others more than once: a unit that is still queued after a few
 * seconds is written by its own caller, and so is all that is queued when a writer loses its
 * connection or gets none.
 */
final class GroupCommit {

  /**
   * How long a unit is queued at most. A call may last 5 seconds longer than the driver should wait
   * for an answer; of these, one is left for everything else. It does not follow the lock timeout,
   * which may be longer than that, or none at all.
   */
  static final Duration PATIENCE = Duration.ofSeconds(4);

  private final WriterPlaces places;
  private final Duration patience;
  private final Queue<QueuedUnit> queue = new ArrayDeque<>();
  private int writers;
  private int apart;

  /**
   * Creates the writers of an engine.
   *
   * @param places how many write at once; none lets each unit of work be written by itself
   * @param patience how long a unit is queued at most
   */
  GroupCommit(WriterPlaces places, Duration patience) {
    this.places = places;
    this.patience = patience;
  }

  /** Tells whether units of work are written together at all. */
  boolean isOn() {
    return places.areAny();
  }

  /**
   * Writes a unit of work and commits it, perhaps together with others. Returns when it is durable.
   *
   * <p>An interrupt waits until then as well: it would keep the caller from getting a connection,
   * and those who wait for it would have to pay for that.
   */
  void commit(DatabaseSession session, FlushPlan plan) {
    var interrupted = Thread.interrupted();
    try {
      if (becomesWriter()) {
        write(session, plan);
      } else {
        queue(session, plan);
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * The connection is given back first: from the moment it is queued, others rely on the caller.
   */
  private void queue(DatabaseSession session, FlushPlan plan) {
    session.giveBack();
    var unit = new QueuedUnit(plan, patience);
    if (!enqueue(unit)) {
      write(session, plan);
      return;
    }
    try {
      end(session, unit);
    } finally {
      unit.restoreInterrupt();
    }
  }

  private synchronized boolean becomesWriter() {
    var free = hasFreePlace() && queue.isEmpty();
    if (free) {
      writers++;
    }
    return free;
  }

  private boolean hasFreePlace() {
    return writers < places.count();
  }

  /** Returns false if the unit is not queued because its caller is a writer now. */
  private synchronized boolean enqueue(QueuedUnit unit) {
    return !becomesWriter() && queue.add(unit);
  }

  private void end(DatabaseSession session, QueuedUnit unit) {
    switch (endOf(unit)) {
      case WRITER -> write(session, unit.plan());
      case APART -> writeApart(session, unit);
      case UNKNOWN ->
          throw new OutcomeUnknownException(
              "The commit, which was that of other units of work as well, was cut short: "
                  + text(unit.cause()),
              unit.cause());
      default -> {}
    }
  }

  /** What is no longer queued when its patience ends is being written, and so will end. */
  private UnitEnd endOf(QueuedUnit unit) {
    return unit.isEndedInTime() || !withdraw(unit) ? unit.await() : UnitEnd.APART;
  }

  private synchronized boolean withdraw(QueuedUnit unit) {
    var queued = queue.remove(unit);
    if (queued) {
      apart++;
    }
    return queued;
  }

  private void write(DatabaseSession session, FlushPlan own) {
    if (!writeTogether(session, own)) {
      writeApart(session, own);
    }
  }

  private static String text(Throwable cause) {
    return cause instanceof EngineException known ? known.text() : cause.getMessage();
  }

  /** Who has waited for a connection that was lost does not wait for another one. */
  private void writeApart(DatabaseSession session, QueuedUnit unit) {
    if (unit.isLate() && unit.cause() instanceof DatabaseUnavailableException) {
      cameBack();
      throw new DatabaseUnavailableException(
          "The connection for this and other units of work was lost before the commit: "
              + text(unit.cause()),
          unit.cause());
    }
    writeApart(session, unit.plan());
  }

  private void writeApart(DatabaseSession session, FlushPlan plan) {
    try {
      session.ship(plan, true);
    } finally {
      cameBack();
    }
  }

  /** Notes that a caller who was told to write by himself has done so, or has failed to. */
  private synchronized void cameBack() {
    apart--;
    notifyAll();
  }

  /**
   * Returns false if all units of the group, the caller's own included, have to be written apart.
   */
  private boolean writeTogether(DatabaseSession session, FlushPlan own) {
    var group = new UnitGroup(own);
    var written = write(session, group);
    if (written) {
      session.database().measures().size(EngineMetric.GROUP_COMMITS, null, group.size());
    }
    return written;
  }

  private boolean write(DatabaseSession session, UnitGroup group) {
    var ownApart = 0;
    try {
      connect(session);
      gather(group);
      var begun = System.nanoTime();
      session.ship(group.plan(), true);
      group.written(System.nanoTime() - begun);
      return true;
    } catch (OutcomeUnknownException | DatabaseUnavailableException e) {
      group.failed(session.mayHaveCommitted(), e);
      scatter();
      if (!session.mayHaveCommitted()) {
        session.takeBack();
      }
      throw e;
    } catch (RuntimeException e) {
      group.failed(session.mayHaveCommitted(), e);
      if (group.isOne() || session.mayHaveCommitted()) {
        throw e;
      }
      session.takeBack();
      ownApart = 1;
      return false;
    } catch (Error e) {
      group.failed(session.mayHaveCommitted(), e);
      session.takeBack();
      throw e;
    } finally {
      handOn(group, ownApart);
      group.tell();
    }
  }

  /**
   * Takes the connection before the group is gathered: who waits for one takes more along. If there
   * is none to be had, all that are queued look for one of their own, as they would without a
   * group, rather than wait for their turn to find that out.
   */
  private void connect(DatabaseSession session) {
    try {
      session.connect();
    } catch (RuntimeException | Error e) {
      scatter();
      throw e;
    }
  }

  /** Moves units from the queue to a group; one that was moved half way stays in the queue. */
  private synchronized void gather(UnitGroup group) {
    while (!queue.isEmpty() && group.take(queue.element())) {
      queue.remove();
    }
  }

  /** Lets the callers of all that is queued write by themselves. */
  private void scatter() {
    var units = takeAll();
    for (var i = 0; i < units.size(); i++) {
      units.get(i).tell(UnitEnd.APART, null);
    }
  }

  private synchronized List<QueuedUnit> takeAll() {
    var units = List.copyOf(queue);
    queue.clear();
    apart += units.size();
    return units;
  }

  /**
   * Makes the first of the queue a writer in the caller's place, and others with him where there
   * are more places than before.
   *
   * @param ownApart how many units of the caller's own are written by themselves now
   */
  private void handOn(UnitGroup group, int ownApart) {
    var next = next(group, ownApart);
    while (next != null) {
      next.tell(UnitEnd.WRITER, null);
      next = further();
    }
  }

  private synchronized QueuedUnit next(UnitGroup group, int ownApart) {
    apart += ownApart + group.apart();
    if (group.isWritten()) {
      places.took(group.tripNanos(), group.rows());
    }
    writers--;
    var next = further();
    if (next == null) {
      notifyAll();
    }
    return next;
  }

  /** Returns who takes a free place from the queue, or null if nobody does. */
  private synchronized QueuedUnit further() {
    var next = hasFreePlace() ? queue.poll() : null;
    if (next != null) {
      writers++;
    }
    return next;
  }

  /** Returns how many units wait for a writer. */
  synchronized int queued() {
    return queue.size();
  }

  /**
   * Waits until nobody writes, neither for a group nor for himself after he was queued, and nothing
   * is queued, but not for ever; less if the caller is interrupted.
   */
  synchronized void drain(Duration most) {
    var end = System.nanoTime() + most.toNanos();
    try {
      var left = most.toNanos();
      while (writers + apart > 0 && left > 0) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
        left = end - System.nanoTime();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
