package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.job.ExecutorLane;
import java.time.Duration;
import java.util.List;
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
  private volatile JobLanes lanes;
  private JobThreads threads;
  private Heartbeat heartbeat;
  private Thread listening;
  private NoticeListener listener;
  private boolean closed;

  JobExecutor(JobParts parts) {
    this.parts = parts;
  }

  /**
   * Starts to look for jobs; does nothing if it does already.
   *
   * @throws IllegalStateEngineException if it is closed
   */
  public synchronized void start() {
    if (closed) {
      throw new IllegalStateEngineException(
          "The job executor cannot be started: the engine is closed. Start that of an engine that"
              + " is open.");
    }
    if (lanes != null) {
      return;
    }
    var settings = parts.settings();
    var count = settings.virtualThreads() ? fitting(settings) : settings.threads();
    checkPool(count);
    threads =
        new JobThreads(
            "millrace-jobs-" + settings.node(),
            settings.virtualThreads(),
            parts.commands().calls()::inBackground);
    var running = new RunningJobs(parts.alarm());
    var fitted = parts.withThreads(count);
    var made = new JobLanes(fitted, count, threads, running);
    heartbeat = new Heartbeat(fitted, running, made.shares());
    lanes = made; // from here on there is something to stop
    threads.named(heartbeat, "heartbeat").start();
    lanes.start();
    listen();
  }

  /** Virtual threads cost nothing, connections do: no more jobs run at a time than these allow. */
  private int fitting(JobSettings settings) {
    var database = parts.commands().environment().database();
    var kept = database.dialect().notice() != null && database.beside() == null ? 1 : 0;
    var most = Math.max(1, ConnectionPool.mostWorkers(database.dataSource()) - kept);
    if (settings.threads() > most) {
      LOG.warn(
          "Of the {} virtual threads of the job executor only {} run jobs at the same time: the"
              + " connection pool has no connections for more. Make the pool larger, or ask for"
              + " fewer threads.",
          settings.threads(),
          most);
    }
    return Math.max(settings.lanes().lanes(), Math.min(settings.threads(), most));
  }

  private void listen() {
    var database = parts.commands().environment().database();
    if (database.dialect().notice() != null) {
      listener = new NoticeListener(database, parts.alarm());
      listening = threads.named(listener, "listener");
      listening.start();
    }
  }

  private void listenNoMore(Duration most) {
    if (listener != null) {
      listener.stop();
      try {
        listening.join(Math.max(1, most.toMillis()));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      listener = null;
    }
  }

  private void checkPool(int workers) {
    var database = parts.commands().environment().database();
    var kept = database.dialect().notice() == null ? workers : workers + 1;
    if (database.beside() == null && ConnectionPool.isUsedUpBy(kept, database.dataSource())) {
      LOG.warn(
          "The {} threads of the job executor can use up the connection pool. If a sign of life of"
              + " this node waits too long for a connection, other nodes run its jobs again. Give"
              + " the pool at least {} connections more than the executor has threads.",
          workers,
          ConnectionPool.BESIDE_WORKERS + kept - workers);
    }
  }

  /** Tells whether it looks for jobs. */
  public boolean isActive() {
    return lanes != null;
  }

  /** Returns how the lanes of this node stand; none while it looks for no jobs. */
  public List<ExecutorLane> lanes() {
    var running = lanes;
    return running == null ? List.of() : running.shown();
  }

  /** Returns what balances the lanes; null while it looks for no jobs. */
  synchronized LaneBalancer balancer() {
    return lanes == null ? null : lanes.balancer();
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
   * other nodes take it over as if this one had died, unless it holds the lock of its family. A
   * database that does not answer is not waited for either.
   */
  public synchronized void stop() {
    if (lanes == null) {
      return;
    }
    var stopped = lanes;
    var end = System.nanoTime() + parts.settings().stopPatience().toNanos();
    stopped.close();
    try {
      awaitEnd(stopped, end);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      lanes = null;
      listenNoMore(LEAST_PATIENCE);
      heartbeat.stop(left(end), threads);
      heartbeat = null;
    }
  }

  /** Stops for good, as {@link #stop()} does: who starts it at the same moment is refused. */
  public synchronized void close() {
    closed = true;
    stop();
  }

  /** Returns the time that is left, and never less than the database needs for an answer. */
  private static Duration left(long end) {
    var left = Duration.ofNanos(end - System.nanoTime());
    return left.compareTo(LEAST_PATIENCE) > 0 ? left : LEAST_PATIENCE;
  }

  private void awaitEnd(JobLanes stopped, long end) throws InterruptedException {
    giveBack(stopped, end);
    var hasEnded = stopped.awaitAcquisitions(left(end));
    giveBack(stopped, end); // what a claim brought that was under way
    var isDone = stopped.awaitDone(end);
    giveBack(stopped, end); // what a claim brought that ended later than it should
    if (!isDone || !hasEnded) {
      LOG.warn(
          "Jobs of {} still run after {}; they go on to their end",
          parts.settings().node(),
          parts.settings().stopPatience());
    }
  }

  private void giveBack(JobLanes stopped, long end) throws InterruptedException {
    var jobs = stopped.takeNotStarted();
    if (!jobs.isEmpty() && !threads.run("release", () -> giveBack(jobs), left(end))) {
      LOG.warn("{} claimed jobs are not given back yet: the database does not answer", jobs.size());
    }
  }

  private void giveBack(List<JobEntity> jobs) {
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
