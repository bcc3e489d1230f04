package io.millrace.common.internal.job;

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
  private final List<JobEntity> notStarted = new ArrayList<>();
  private int free;
  private boolean closed;

  JobWorkers(JobRunner runner, int threads, JobThreads factory, RunningJobs running) {
    this.runner = runner;
    this.running = running;
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

  /** Runs a job on a free thread. */
  synchronized void run(JobEntity claimed) {
    if (closed) {
      notStarted.add(claimed);
    } else {
      free--;
      running.add(claimed);
      pool.execute(() -> runOnThread(claimed));
    }
  }

  private void runOnThread(JobEntity claimed) {
    try {
      if (mayStart(claimed)) {
        runner.run(claimed);
      }
    } finally {
      running.remove(claimed);
      done();
    }
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
