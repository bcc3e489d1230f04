package io.millrace.common.internal.job;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the other nodes again and again that this one lives, on a thread of its own, so that no job
 * of it is run elsewhere because it takes long. Thread-safe.
 */
final class Heartbeat implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
  private static final int BEATS_PER_LEASE = 3;

  private final JobParts parts;
  private final RunningJobs running;
  private final NodeIdentity node;
  private final Set<String> knownDead = new HashSet<>();
  private final ReentrantLock beating = new ReentrantLock();
  private boolean stopped;
  private volatile boolean failing;

  Heartbeat(JobParts parts, RunningJobs running) {
    this.parts = parts;
    this.running = running;
    var environment = parts.commands().environment();
    this.node =
        new NodeIdentity(
            environment.ids().next(),
            parts.settings().node(),
            NodeIdentity.thisHost(),
            environment.now());
  }

  @Override
  public void run() {
    var pause = parts.settings().lease().dividedBy(BEATS_PER_LEASE);
    try {
      Duration next;
      do {
        next = tryToBeat() ? pause : pause.dividedBy(BEATS_PER_LEASE);
      } while (!awaitStop(next));
    } catch (InterruptedException e) {
      LOG.warn("The heartbeat of {} was interrupted; its jobs are free soon", node.name());
    }
  }

  private boolean tryToBeat() {
    try {
      beat();
      failing = false;
      return true;
    } catch (RuntimeException | Error e) {
      if (!failing) {
        LOG.warn("The heartbeat of {} failed and is tried again: {}", node.name(), e.toString());
      }
      failing = true;
      return false;
    }
  }

  /** Gives one sign of life, unless the heart has stopped. */
  void beat() {
    beating.lock();
    try {
      if (!hasStopped()) {
        giveSign();
      }
    } finally {
      beating.unlock();
    }
  }

  private synchronized boolean hasStopped() {
    return stopped;
  }

  private void giveSign() {
    var settings = parts.settings();
    var offset = Duration.between(Instant.now(), parts.commands().environment().now());
    var held = running.busy().filledTo(settings.threads()).jobs();
    var beat =
        parts.commands().executeApart(new HeartbeatCommand(node, settings.lease(), held, offset));
    if (beat.since() != null) {
      LOG.warn(
          "This node, {}, gave no sign of life in time and counted as dead since {}. Jobs it runs may have been taken over; those that were end here without effect.",
          node.name(),
          beat.since());
    }
    if (beat.freed() > 0) {
      parts.alarm().ring();
    }
    note(beat.dead());
  }

  private void note(List<String> dead) {
    knownDead.retainAll(dead);
    for (var name : dead) {
      if (knownDead.add(name)) {
        LOG.warn("The node {} gives no sign of life any more; others run its jobs", name);
        parts.alarm().ring();
      }
    }
  }

  private synchronized boolean awaitStop(Duration most) throws InterruptedException {
    var end = System.nanoTime() + most.toNanos();
    for (var left = most.toNanos(); !stopped && left > 0; left = end - System.nanoTime()) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
    return stopped;
  }

  /**
   * Gives no more signs of life, and takes the node's row away, unless the database gives no answer
   * anyway: then the node counts as dead soon.
   *
   * @param patience how long to wait for a sign of life that is under way
   */
  void stop(Duration patience) {
    synchronized (this) {
      stopped = true;
      notifyAll();
    }
    if (!awaitBeat(patience)) {
      LOG.warn("The node {} does not sign off; it counts as dead soon", node.name());
      return;
    }
    try {
      signOff();
    } finally {
      beating.unlock();
    }
  }

  private boolean awaitBeat(Duration patience) {
    try {
      return beating.tryLock() || beating.tryLock(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void signOff() {
    if (failing) {
      LOG.warn("The node {} cannot sign off; it counts as dead soon", node.name());
      return;
    }
    try {
      parts.commands().executeApart(new RemoveNodeCommand(node.id()));
    } catch (RuntimeException e) {
      LOG.warn("The node {} could not sign off; it counts as dead soon", node.name(), e);
    }
  }
}
