package io.millrace.common.internal.job;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the due jobs of the database on threads of its own, beside the other nodes that do.
 * Thread-safe.
 */
public final class JobExecutor {

  private static final Logger LOG = LoggerFactory.getLogger(JobExecutor.class);

  private final JobParts parts;
  private JobWorkers workers;
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
    var threads = new JobThreads("millrace-jobs-" + settings.node());
    var running = new RunningJobs(parts.alarm());
    workers = new JobWorkers(parts.runner(), settings.threads(), threads, running);
    acquisition = threads.named(new JobAcquisition(parts, workers, running), "acquisition");
    heartbeat = new Heartbeat(parts, running);
    threads.named(heartbeat, "heartbeat").start();
    acquisition.start();
  }

  /** Tells whether it looks for jobs. */
  public synchronized boolean isActive() {
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
    stopped.close();
    parts.alarm().ring();
    try {
      awaitEnd(stopped);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      workers = null;
      heartbeat.stop();
      heartbeat = null;
    }
  }

  private void awaitEnd(JobWorkers stopped) throws InterruptedException {
    var patience = parts.settings().stopPatience();
    var end = System.nanoTime() + patience.toNanos();
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
