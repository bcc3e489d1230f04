package io.millrace.common.internal.job.lane;

import io.millrace.common.BadArgumentException;
import java.time.Duration;

/**
 * How a node parts its work.
 *
 * @param lanes how many lanes it has
 * @param partitions how many partitions the jobs of the database have
 * @param balanceInterval how often the balancer looks; negative for never
 */
public record LaneSettings(int lanes, int partitions, Duration balanceInterval) {

  /** What holds unless something is set: all threads are one lane. */
  public static final LaneSettings DEFAULT = new LaneSettings(1, 64, Duration.ofSeconds(20));

  /** The most partitions: a claim names those of its lane. */
  public static final int MOST_PARTITIONS = 512;

  /** Returns these settings with another number of lanes. */
  public LaneSettings withLanes(int value) {
    return new LaneSettings(value, partitions, balanceInterval);
  }

  /** Returns these settings with another number of partitions. */
  public LaneSettings withPartitions(int value) {
    return new LaneSettings(lanes, value, balanceInterval);
  }

  /** Returns these settings with another interval. */
  public LaneSettings withBalanceInterval(Duration value) {
    return new LaneSettings(lanes, partitions, value);
  }

  /** Tells whether there is something to balance, and somebody is to do it. */
  public boolean balances() {
    return lanes > 1 && !balanceInterval.isNegative();
  }

  /**
   * Checks that each lane has a thread and a partition.
   *
   * @param threads how many threads there are
   * @throws BadArgumentException if there are too few
   */
  public LaneSettings checked(int threads) {
    if (lanes > threads) {
      throw new BadArgumentException(
          "The job executor has "
              + threads
              + " threads (asyncExecutorThreads) for "
              + lanes
              + " lanes (asyncExecutorLanes), and each lane needs one. Set fewer lanes or more threads.");
    }
    if (lanes > partitions) {
      throw new BadArgumentException(
          "The job executor has "
              + partitions
              + " partitions (asyncExecutorPartitions) for "
              + lanes
              + " lanes (asyncExecutorLanes), and each lane needs one. Set fewer lanes or more partitions.");
    }
    return this;
  }

  /** Returns how many of the threads a lane has. */
  public int threadsOf(int lane, int threads) {
    return threads / lanes + (lane < threads % lanes ? 1 : 0);
  }
}
