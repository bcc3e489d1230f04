package io.millrace.common.internal.job;

import io.millrace.common.internal.job.lane.LaneShares;
import io.millrace.common.internal.job.lane.Move;
import io.millrace.common.job.PartitionMove;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks from time to time whether the lanes of this node are in balance, on a thread of its own.
 * Thread-safe.
 */
final class LaneBalancer implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(LaneBalancer.class);

  private final JobParts parts;
  private final LaneShares shares;
  private final List<JobLane> lanes;
  private boolean stopped;

  LaneBalancer(JobParts parts, LaneShares shares, List<JobLane> lanes) {
    this.parts = parts;
    this.shares = shares;
    this.lanes = lanes;
  }

  @Override
  public void run() {
    try {
      while (!awaitStop(parts.settings().lanes().balanceInterval())) {
        look();
      }
    } catch (InterruptedException e) {
      LOG.warn("The balancer of {} was interrupted", parts.settings().node());
    }
  }

  /** Moves a partition if the lanes are out of balance. */
  void look() {
    shares.balance().ifPresent(this::note);
  }

  private void note(Move move) {
    var now = parts.commands().environment().now();
    var shown = new PartitionMove(move.partition(), move.from(), move.to(), now);
    lanes.get(move.from()).counts().moved(shown);
    lanes.get(move.to()).counts().moved(shown);
    LOG.info(
        "Partition {} moves from lane {} of {} to lane {}, which has less to do",
        move.partition(),
        move.from(),
        parts.settings().node(),
        move.to());
  }

  private synchronized boolean awaitStop(Duration most) throws InterruptedException {
    var end = System.nanoTime() + most.toNanos();
    for (var left = most.toNanos(); !stopped && left > 0; left = end - System.nanoTime()) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
    return stopped;
  }

  synchronized void stop() {
    stopped = true;
    notifyAll();
  }
}
