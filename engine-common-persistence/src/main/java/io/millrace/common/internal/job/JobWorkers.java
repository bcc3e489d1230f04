package io.millrace.common.internal.job;

import io.millrace.common.internal.job.lane.LaneCounts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that run jobs.
 *
 * <p>A job is handed over only if a thread is free, so no claimed job waits behind one that takes
 * long. Thread-safe.
 */
final class JobWorkers {

  private final JobRunner runner;
  private final ThreadPoolExecutor pool;
  private final RunningJobs running;
  private final LaneCounts counts;
  private final List<JobEntity> notStarted = new ArrayList<>();
  private int free;
  private boolean closed;
  private boolean recording;

  JobWorkers(
      JobRunner runner, int threads, JobThreads factory, RunningJobs running, LaneCounts counts) {
    this.runner = runner;
    this.running = running;
    this.counts = counts;
    this.free = threads;
    this.pool =
        new ThreadPoolExecutor(
            threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
  }

  /** Waits until a thread is free; returns how many are, 0 when no more jobs are to be claimed. */
  synchronized int awaitFree() throws InterruptedException {
    while (free == 0 && !closed) {
      wait();
    }
    return closed ? 0 : free;
  }

  /**
   * Runs a job on a free thread.
   *
   * @return false if it has to wait and is to be given back
   */
  synchronized boolean run(JobEntity claimed) {
    if (closed) {
      notStarted.add(claimed);
    } else if (running.add(claimed)) {
      free--;
      pool.execute(() -> runOnThread(claimed));
    } else {
      return false;
    }
    return true;
  }

  private void runOnThread(JobEntity claimed) {
    var isDone = true;
    try {
      isDone = !mayStart(claimed) || tried(claimed);
    } finally {
      if (isDone) {
        running.remove(claimed);
      }
      done();
    }
  }

  private boolean tried(JobEntity claimed) {
    counts.ran();
    return runner.run(claimed);
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

  private synchronized void done() {
    free++;
    notifyAll();
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
