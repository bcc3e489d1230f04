package io.millrace.common.internal.job;

import io.millrace.common.internal.job.lane.LaneCounts;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that run jobs.
 *
 * <p>A job is handed over if a thread is free or will be within a few milliseconds ({@link
 * ClaimAhead}). One that waits longer than expected, because those before it take their time, is
 * {@linkplain #takeStuck() given up}, so that it runs elsewhere. Thread-safe.
 */
final class JobWorkers {

  /** A job that was claimed before a thread was free. */
  private record Waiting(JobEntity job, long since) {}

  private final JobRunner runner;
  private final ThreadPoolExecutor pool;
  private final RunningJobs running;
  private final LaneCounts counts;
  private final ClaimAhead ahead;
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private final List<JobEntity> notStarted = new ArrayList<>();
  private int free;
  private boolean closed;
  private boolean recording;

  JobWorkers(
      JobRunner runner,
      ClaimAhead ahead,
      JobThreads factory,
      RunningJobs running,
      LaneCounts counts) {
    this.runner = runner;
    this.ahead = ahead;
    this.running = running;
    this.counts = counts;
    this.free = ahead.threads();
    this.pool =
        new ThreadPoolExecutor(
            free, free, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
  }

  /**
   * Waits until jobs are to be claimed, some are {@linkplain #takeStuck() stuck}, or no more are to
   * be claimed; returns how many to claim, and 0 for none.
   */
  synchronized int awaitRoom() throws InterruptedException {
    while (!closed && room() == 0 && untilStuck() > 0) {
      if (waiting.isEmpty()) {
        wait();
      } else {
        TimeUnit.NANOSECONDS.timedWait(this, untilStuck());
      }
    }
    return closed ? 0 : room();
  }

  /** Half of what may wait is used up before more is claimed, so that it is worth a look. */
  private int room() {
    var most = ahead.jobs();
    if (free > 0) {
      return free + most;
    }
    return waiting.size() > most / 2 ? 0 : most - waiting.size();
  }

  private long untilStuck() {
    return waiting.isEmpty() ? Long.MAX_VALUE : ahead.patience(waiting.peek().since());
  }

  /** Returns a time, or what is left until a job is stuck if that is less. */
  synchronized Duration untilStuck(Duration most) {
    var left = Duration.ofNanos(Math.max(0, untilStuck()));
    return left.compareTo(most) < 0 ? left : most;
  }

  /** Says whether a look brought all that was asked for. */
  synchronized void came(boolean everything) {
    ahead.came(everything);
  }

  /**
   * Runs a job on a free thread, or on the next one that is.
   *
   * @return false if it has to wait for another job of its family, and is to be given back
   */
  synchronized boolean run(JobEntity claimed) {
    if (closed) {
      notStarted.add(claimed);
    } else if (!running.add(claimed)) {
      return false;
    } else if (free == 0) {
      waiting.add(new Waiting(claimed, ahead.now()));
    } else {
      start(claimed);
    }
    return true;
  }

  private void start(JobEntity claimed) {
    free--;
    pool.execute(() -> runOnThread(claimed));
  }

  private void runOnThread(JobEntity claimed) {
    var isDone = true;
    var begin = ahead.now();
    try {
      isDone = !mayStart(claimed) || tried(claimed);
    } finally {
      if (isDone) {
        running.remove(claimed);
      }
      ended(begin);
    }
  }

  private boolean tried(JobEntity claimed) {
    counts.ran();
    return runner.run(claimed);
  }

  private synchronized void ended(long begin) {
    ahead.ran(begin);
    done();
  }

  private synchronized void done() {
    free++;
    if (!waiting.isEmpty()) {
      start(waiting.remove().job());
    }
    if (room() > 0) {
      notifyAll();
    }
  }

  /** Gives up the jobs that have waited too long for a thread; returns them, to be given back. */
  synchronized List<JobEntity> takeStuck() {
    var stuck = new ArrayList<JobEntity>();
    while (untilStuck() <= 0) {
      stuck.add(waiting.remove().job());
    }
    if (!stuck.isEmpty()) {
      ahead.failed();
      stuck.forEach(running::remove);
    }
    return stuck;
  }

  /**
   * Has a free thread note the failures that could not be noted when they happened, so that no
   * other job waits for it. Until then those jobs count as running, so that they stay this node's.
   *
   * @return whether that takes the last free thread
   */
  synchronized boolean recordRest() {
    if (free == 0 || closed || recording || !runner.hasRest()) {
      return false;
    }
    recording = true;
    free--;
    pool.execute(this::recordRestOnThread);
    return free == 0;
  }

  private void recordRestOnThread() {
    try {
      runner.recordRest().forEach(running::remove);
    } finally {
      recorded();
    }
  }

  private synchronized void recorded() {
    recording = false;
    done();
  }

  private synchronized boolean mayStart(JobEntity claimed) {
    if (closed) {
      notStarted.add(claimed);
    }
    return !closed;
  }

  /** Tells whether it starts no more jobs. */
  synchronized boolean isClosed() {
    return closed;
  }

  /** Starts no more jobs. */
  synchronized void close() {
    closed = true;
    for (var job : waiting) {
      running.remove(job.job());
      notStarted.add(job.job());
    }
    waiting.clear();
    notifyAll();
    pool.shutdown();
  }

  /** Waits until the jobs that were started are done; returns whether they are. */
  boolean awaitDone(Duration most) throws InterruptedException {
    return pool.awaitTermination(most.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Returns the claimed jobs that were never started, once. */
  synchronized List<JobEntity> takeNotStarted() {
    var taken = List.copyOf(notStarted);
    notStarted.clear();
    return taken;
  }
}
