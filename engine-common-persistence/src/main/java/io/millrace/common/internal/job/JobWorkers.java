package io.millrace.common.internal.job;

import io.millrace.common.internal.job.lane.LaneCounts;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that run jobs.
 *
 * <p>Jobs are handed over if a thread is free or will be within a few milliseconds ({@link
 * ClaimAhead}). One that waits longer than expected, because those before it take their time, is
 * {@linkplain #takeStuck() given up}, so that it runs elsewhere. Thread-safe.
 */
final class JobWorkers {

  /** The wait that ends only when there is a reason. */
  static final Duration UNLIMITED = Duration.ofNanos(Long.MAX_VALUE);

  /** Jobs that were claimed before a thread was free. */
  private record Waiting(JobSequence jobs, long since) {}

  private final JobRunner runner;
  private final ThreadPoolExecutor pool;
  private final RunningJobs running;
  private final LaneCounts counts;
  private final ClaimAhead ahead;
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private final Set<JobSequence> begun = new HashSet<>();
  private final Map<JobSequence, JobsTogether> begunTogether = new HashMap<>();
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
   *
   * @param longest how long it waits at most, or {@link #UNLIMITED}
   */
  synchronized int awaitRoom(Duration longest) throws InterruptedException {
    var begin = System.nanoTime();
    var left = longest.toNanos();
    while (!closed && room() == 0 && untilStuck() > 0 && left > 0) {
      var most = Math.min(left, untilStuck());
      if (most == Long.MAX_VALUE) {
        wait();
      } else {
        TimeUnit.NANOSECONDS.timedWait(this, most);
      }
      left = longest.equals(UNLIMITED) ? left : longest.toNanos() - (System.nanoTime() - begin);
    }
    return closed ? 0 : room();
  }

  /** Half of what may wait is used up before more is claimed, so that it is worth a look. */
  private int room() {
    var most = ahead.jobs();
    if (free > 0) {
      return free + most;
    }
    var ready = waiting.stream().mapToInt(each -> each.jobs().left().size()).sum();
    return ready > most / 2 ? 0 : most - ready;
  }

  private long untilStuck() {
    var least = waiting.isEmpty() ? Long.MAX_VALUE : ahead.patience(waiting.peek().since());
    for (var sequence : begunTogether.keySet()) {
      if (hasMore(sequence)) {
        least = Math.min(least, ahead.patience(sequence.since()));
      }
    }
    return least;
  }

  /** Tells whether jobs wait for the one of a sequence that runs now. */
  private boolean hasMore(JobSequence sequence) {
    return !sequence.left().isEmpty() || begunTogether.get(sequence).hasPrepared();
  }

  /** Returns a time, or what is left until a job is stuck if that is less. */
  synchronized Duration untilStuck(Duration most) {
    var left = Duration.ofNanos(Math.max(0, untilStuck()));
    return left.compareTo(most) < 0 ? left : most;
  }

  /**
   * Says what a look brought.
   *
   * @param everything whether it was all that was asked for
   */
  void came(Claim claim, boolean everything) {
    came(everything, claim.jobs().stream().allMatch(runner::runsTogether));
  }

  private synchronized void came(boolean everything, boolean quick) {
    ahead.came(everything, quick);
  }

  /** Returns how many exclusive jobs of one family are worth claiming at once; at least one. */
  synchronized int inSequence() {
    return ahead.inSequence();
  }

  /** Returns the jobs of a claim as they are to run. */
  List<JobSequence> sequences(Claim claim) {
    return claim.sequences(share(claim.jobs().size()), runner::runsTogether);
  }

  private synchronized int share(int claimed) {
    return ahead.together(claimed);
  }

  /**
   * Runs jobs on a free thread, or on the next one that is.
   *
   * @return false if they have to wait for another job of their family, and are to be given back
   */
  synchronized boolean run(JobSequence claimed) {
    if (closed) {
      notStarted.addAll(claimed.takeLeft());
    } else if (!running.add(claimed)) {
      return false;
    } else if (free <= 0) {
      waiting.add(new Waiting(claimed, ahead.now()));
    } else {
      start(claimed);
    }
    return true;
  }

  private void start(JobSequence claimed) {
    free--;
    begun.add(claimed);
    claimed.begin(ahead.now());
    if (claimed.isTogether()) {
      begunTogether.put(claimed, runner.together(running::remove));
    }
    pool.execute(() -> runOnThread(claimed));
  }

  private void runOnThread(JobSequence claimed) {
    try {
      if (claimed.isTogether()) {
        runTogether(claimed);
      } else {
        var patience = FamilyPatience.ofAMoment();
        for (var job = next(claimed); job != null; job = next(claimed)) {
          runOnThread(job, patience);
          if (patience.isOver()) {
            putBack(claimed);
          }
        }
      }
    } finally {
      ended(claimed);
    }
  }

  /** What is left of jobs is done as soon as they have taken longer than expected. */
  private void runTogether(JobSequence claimed) {
    var begin = ahead.now();
    var since = begin;
    var count = 0;
    var jobs = begun(claimed);
    try {
      jobs.look(left(claimed));
      for (var job = next(claimed); job != null; job = next(claimed)) {
        counts.ran();
        count++;
        jobs.add(job);
        if (ahead.isLong(since)) {
          jobs.finish(jobs.takePrepared());
          jobs.look(left(claimed));
          since = ahead.now();
        }
      }
    } finally {
      jobs.finish(jobs.takePrepared());
      ran(begin, count);
    }
  }

  private synchronized JobsTogether begun(JobSequence claimed) {
    return begunTogether.get(claimed);
  }

  private synchronized List<JobEntity> left(JobSequence claimed) {
    return claimed.left();
  }

  private synchronized JobEntity next(JobSequence claimed) {
    return claimed.next(ahead.now());
  }

  private void runOnThread(JobEntity claimed, FamilyPatience patience) {
    var isDone = true;
    var begin = ahead.now();
    try {
      counts.ran();
      isDone = runner.run(claimed, patience);
    } finally {
      if (isDone) {
        running.remove(claimed);
      }
      ran(begin, 1);
    }
  }

  /** What is left of a family that is busy would find it busy, too. */
  private void putBack(JobSequence claimed) {
    var left = left(claimed);
    if (!left.isEmpty() && runner.putBack(left)) {
      synchronized (this) {
        claimed.takeLeft().forEach(running::remove);
      }
    }
  }

  private synchronized void ran(long begin, int jobs) {
    ahead.ran(begin, jobs);
  }

  private synchronized void ended(JobSequence claimed) {
    begun.remove(claimed);
    begunTogether.remove(claimed);
    claimed.takeLeft().forEach(running::remove);
    done();
  }

  private synchronized void done() {
    free++;
    if (!waiting.isEmpty() && free > 0) {
      start(waiting.remove().jobs());
    }
    if (room() > 0) {
      notifyAll();
    }
  }

  /**
   * Gives up the jobs that have waited too long for a thread; returns them, to be given back. What
   * is left of jobs that wait for another one to work is done by the next thread that is free.
   */
  synchronized List<JobEntity> takeStuck() {
    var stuck = new ArrayList<JobEntity>();
    while (!waiting.isEmpty() && ahead.patience(waiting.peek().since()) <= 0) {
      stuck.addAll(waiting.remove().jobs().takeLeft());
    }
    begunTogether.forEach(
        (sequence, jobs) -> {
          if (ahead.patience(sequence.since()) <= 0) {
            stuck.addAll(sequence.takeLeft());
            takeOver(jobs);
          }
        });
    if (!stuck.isEmpty()) {
      ahead.failed();
      stuck.forEach(running::remove);
    }
    return stuck;
  }

  private void takeOver(JobsTogether jobs) {
    if (!closed && jobs.hasPrepared()) {
      var prepared = jobs.takePrepared();
      free--; // below none, if all threads are at work: this one is the next then
      pool.execute(() -> finish(prepared, jobs));
    }
  }

  private void finish(List<JobAhead> prepared, JobsTogether jobs) {
    try {
      jobs.finish(prepared);
    } finally {
      done();
    }
  }

  /**
   * Has a free thread note the failures that could not be noted when they happened, so that no
   * other job waits for it. Until then those jobs count as running, so that they stay this node's.
   *
   * @return whether that takes the last free thread
   */
  synchronized boolean recordRest() {
    if (free <= 0 || closed || recording || !runner.hasRest()) {
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

  /** Tells whether it starts no more jobs. */
  synchronized boolean isClosed() {
    return closed;
  }

  /** Starts no more jobs. */
  synchronized void close() {
    begunTogether.values().forEach(this::takeOver);
    closed = true;
    begun.forEach(this::giveUp);
    waiting.forEach(each -> giveUp(each.jobs()));
    waiting.clear();
    notifyAll();
    pool.shutdown();
  }

  private void giveUp(JobSequence claimed) {
    var left = claimed.takeLeft();
    left.forEach(running::remove);
    notStarted.addAll(left);
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
