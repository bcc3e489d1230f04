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
    acquisition.start();
  }

  /** Tells whether it looks for jobs. */
  public synchronized boolean isActive() {
    return workers != null;
  }

  /**
   * Looks for no more jobs, waits for those that run, and gives the others back, so that other
   * nodes can run them at once. Does nothing if it is stopped already.
   *
   * <p>A job that takes longer than the stop waits goes on to its end.
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
      giveBack(stopped);
    }
  }

  private void awaitEnd(JobWorkers stopped) throws InterruptedException {
    var patience = parts.settings().stopPatience();
    var end = System.nanoTime() + patience.toNanos();
    acquisition.join(Math.max(1, patience.toMillis()));
    if (acquisition.isAlive() || !stopped.awaitDone(Duration.ofNanos(end - System.nanoTime()))) {
      LOG.warn(
          "Jobs of {} still run after {}; they go on to their end",
          parts.settings().node(),
          patience);
    }
  }

  private void giveBack(JobWorkers stopped) {
    var jobs = stopped.notStarted();
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
