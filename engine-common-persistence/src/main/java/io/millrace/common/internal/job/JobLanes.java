package io.millrace.common.internal.job;

import io.millrace.common.internal.job.lane.LaneCounts;
import io.millrace.common.internal.job.lane.LaneShares;
import io.millrace.common.job.ExecutorLane;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** The lanes of a node while its executor runs. Thread-safe. */
final class JobLanes {

  private final JobParts parts;
  private final int workers;
  private final JobThreads threads;
  private final LaneShares shares;
  private final List<JobLane> lanes;
  private final List<Thread> acquisitions;
  private final LaneBalancer balancer;

  /**
   * Creates the lanes.
   *
   * @param workers how many jobs run at the same time; at least as many as there are lanes
   */
  JobLanes(JobParts parts, int workers, JobThreads threads, RunningJobs running) {
    this.parts = parts;
    this.workers = workers;
    this.threads = threads;
    var settings = parts.settings().lanes();
    shares = new LaneShares(settings);
    lanes = IntStream.range(0, settings.lanes()).mapToObj(i -> lane(i, running)).toList();
    acquisitions = lanes.stream().map(lane -> acquisition(lane, running)).toList();
    balancer = new LaneBalancer(parts, shares, lanes);
  }

  private JobLane lane(int number, RunningJobs running) {
    var settings = parts.settings();
    var share = settings.lanes().threadsOf(number, workers);
    var counts = new LaneCounts(number, parts.commands().environment().database().measures());
    var workers =
        new JobWorkers(
            parts.runner(), new ClaimAhead(share, System::nanoTime), threads, running, counts);
    return new JobLane(number, share, workers, shares, counts);
  }

  private Thread acquisition(JobLane lane, RunningJobs running) {
    var name = lanes() == 1 ? "acquisition" : "acquisition-" + (lane.number() + 1);
    return threads.named(new JobAcquisition(parts, lane, running), name);
  }

  private int lanes() {
    return parts.settings().lanes().lanes();
  }

  void start() {
    acquisitions.forEach(Thread::start);
    if (parts.settings().lanes().balances()) {
      threads.named(balancer, "balancer").start();
    }
  }

  LaneShares shares() {
    return shares;
  }

  LaneBalancer balancer() {
    return balancer;
  }

  /** Returns how the lanes stand. */
  List<ExecutorLane> shown() {
    return lanes.stream().map(JobLane::shown).toList();
  }

  /** Claims no more and starts no more. */
  void close() {
    balancer.stop();
    lanes.forEach(lane -> lane.workers().close());
    parts.alarm().ring();
  }

  /** Returns the claimed jobs that were never started, once. */
  List<JobEntity> takeNotStarted() {
    return lanes.stream().flatMap(lane -> lane.workers().takeNotStarted().stream()).toList();
  }

  /** Waits until nothing is claimed any more; returns whether that is so. */
  boolean awaitAcquisitions(Duration most) throws InterruptedException {
    var end = System.nanoTime() + most.toNanos();
    for (var acquisition : acquisitions) {
      acquisition.join(Math.max(1, (end - System.nanoTime()) / 1_000_000));
    }
    return acquisitions.stream().noneMatch(Thread::isAlive);
  }

  /** Waits until the jobs that were started are done; returns whether they are. */
  boolean awaitDone(long end) throws InterruptedException {
    var done = true;
    for (var lane : lanes) {
      done &= lane.workers().awaitDone(Duration.ofNanos(end - System.nanoTime()));
    }
    return done;
  }
}
