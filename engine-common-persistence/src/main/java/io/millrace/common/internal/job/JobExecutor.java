package io.millrace.common.internal.job;

import io.millrace.common.internal.persistence.ConnectionPool;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the due jobs of the database on threads of its own, beside the other nodes that do.
 * Thread-safe.
 */
public final class JobExecutor {

  private static final Logger LOG = LoggerFactory.getLogger(JobExecutor.class);
  private static final Duration LEAST_PATIENCE = Duration.ofSeconds(1);

  private final JobParts parts;
  private volatile JobWorkers workers;
  private Thread acquisition;
  private Heartbeat heartbeat;

  JobExecutor(JobParts parts) {
    this.parts = parts;
  }

  /** Starts to look for jobs; does nothing if it does already. */
  public synchronized void start() {
    if (workers != null) {
      return;
    }
    var settings = parts.settings();
    var count = settings.virtualThreads() ? fitting(settings.threads()) : settings.threads();
    checkPool(count);
    var threads = new JobThreads("millrace-jobs-" + settings.node(), settings.virtualThreads());
    var running = new RunningJobs(parts.alarm());
    workers = new JobWorkers(parts.runner(), count, threads, running);
    acquisition = threads.named(new JobAcquisition(parts, workers, running), "acquisition");
    heartbeat = new Heartbeat(parts, running);
    threads.named(heartbeat, "heartbeat").start();
    acquisition.start();
  }

  /** Virtual threads cost nothing, connections do: no more jobs run at a time than these allow. */
  private int fitting(int threads) {
    var most = ConnectionPool.mostWorkers(parts.commands().environment().database().dataSource());
    if (threads > most) {
      LOG.warn(
          "Of the {} virtual threads of the job executor only {} run jobs at the same time: the connection pool has no connections for more. Make the pool larger, or ask for fewer threads.",
          threads,
          most);
    }
    return Math.min(threads, most);
  }

  private void checkPool(int threads) {
    if (ConnectionPool.isUsedUpBy(
        threads, parts.commands().environment().database().dataSource())) {
      LOG.warn(
          "The {} threads of the job executor can use up the connection pool. If a sign of life of this node waits too long for a connection, other nodes run its jobs again. Give the pool at least {} connections more than the executor has threads.",
          threads,
          ConnectionPool.BESIDE_WORKERS);
    }
  }

  /** Tells whether it looks for jobs. */
  public boolean isActive() {
    return workers != null;
  }

  /** Returns what tells the other nodes that this one lives; null while it looks for no jobs. */
  synchronized Heartbeat heartbeat() {
    return heartbeat;
  }

  /**
   * Looks for no more jobs, gives back at once those that have not begun, so that other nodes can
   * run them, and waits a while for those that run. Does nothing if it is stopped already.
   *
   * <p>A job that takes longer than the stop waits goes on to its end, but is renewed no more:
   * other nodes take it over as if this one had died, unless it holds the lock of its family.
   */
  public synchronized void stop() {
    if (workers == null) {
      return;
    }
    var stopped = workers;
    var end = System.nanoTime() + parts.settings().stopPatience().toNanos();
    stopped.close();
    parts.alarm().ring();
    try {
      awaitEnd(stopped, end);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      workers = null;
      heartbeat.stop(max(Duration.ofNanos(end - System.nanoTime()), LEAST_PATIENCE));
      heartbeat = null;
    }
  }

  private static Duration max(Duration one, Duration other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  private void awaitEnd(JobWorkers stopped, long end) throws InterruptedException {
    var patience = parts.settings().stopPatience();
    giveBack(stopped);
    acquisition.join(Math.max(1, patience.toMillis()));
    giveBack(stopped); // what a claim brought that was under way
    if (acquisition.isAlive() || !stopped.awaitDone(Duration.ofNanos(end - System.nanoTime()))) {
      LOG.warn(
          "Jobs of {} still run after {}; they go on to their end",
          parts.settings().node(),
          patience);
    }
  }

  private void giveBack(JobWorkers stopped) {
    var jobs = stopped.takeNotStarted();
    if (!jobs.isEmpty()) {
      try {
        parts.commands().executeApart(new ReleaseJobsCommand(jobs));
      } catch (RuntimeException e) {
        LOG.warn(
            "{} claimed jobs could not be given back; they are free when their lease ends",
            jobs.size(),
            e);
      }
    }
  }
}
