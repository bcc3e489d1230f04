package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.job.lane.LaneShares;
import io.millrace.common.internal.job.lane.NodeShare;
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
  private final LaneShares shares;
  private final CommandExecutor commands;
  private final HeartbeatConnections connections;
  private final NodeIdentity node;
  private final Set<String> knownDead = new HashSet<>();
  private final ReentrantLock beating = new ReentrantLock();
  private boolean stopped;
  private volatile boolean failing;

  Heartbeat(JobParts parts, RunningJobs running, LaneShares shares) {
    this.parts = parts;
    this.running = running;
    this.shares = shares;
    var environment = parts.commands().environment();
    this.connections = new HeartbeatConnections(environment.database(), parts.settings().threads());
    this.commands = new CommandExecutor(environment, connections);
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
      connections.keep();
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
    } catch (RuntimeException | Error e) {
      connections.drop();
      throw e;
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
    var beat = commands.execute(new HeartbeatCommand(node, settings.lease(), held, offset));
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
    spread(beat.alive());
  }

  private void spread(List<Long> alive) {
    var share = NodeShare.of(node.id(), alive, shares.partitions());
    if (shares.spread(share)) {
      LOG.info(
          "{} prefers {} of {} partitions now: {} nodes live",
          node.name(),
          share.size(),
          shares.partitions(),
          alive.size());
    }
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
   * @param patience how long to wait for the database
   * @param threads makes the thread that waits for it longer
   */
  void stop(Duration patience, JobThreads threads) {
    synchronized (this) {
      stopped = true;
      notifyAll();
    }
    try {
      if (!threads.run("sign-off", this::end, patience)) {
        LOG.warn("The node {} does not sign off; it counts as dead soon", node.name());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void end() {
    beating.lock(); // a sign of life that is under way would put the row back
    try {
      signOff();
      connections.close();
    } finally {
      beating.unlock();
    }
  }

  private void signOff() {
    if (failing) {
      LOG.warn("The node {} cannot sign off; it counts as dead soon", node.name());
      return;
    }
    try {
      commands.execute(new RemoveNodeCommand(node.id()));
    } catch (RuntimeException e) {
      LOG.warn("The node {} could not sign off; it counts as dead soon", node.name(), e);
    }
  }
}
