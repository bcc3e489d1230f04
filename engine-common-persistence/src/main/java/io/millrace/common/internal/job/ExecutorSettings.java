package io.millrace.common.internal.job;

import io.millrace.common.internal.job.lane.LaneSettings;
import java.time.Duration;

/**
 * What may be set about the job executor of either engine, but for its threads.
 *
 * @param lease how long a job is held without a sign of life
 * @param stopPatience how long a stop waits for the jobs that run
 * @param choice which jobs are taken, and which first
 * @param lanes how the work is parted
 * @param notifies whether nodes tell one another of new jobs
 * @param virtualThreads whether the threads are virtual ones
 */
public record ExecutorSettings(
    Duration lease,
    Duration stopPatience,
    JobChoice choice,
    LaneSettings lanes,
    boolean notifies,
    boolean virtualThreads) {

  /** What holds unless something is set. */
  public static final ExecutorSettings DEFAULT =
      new ExecutorSettings(
          Duration.ofSeconds(15),
          Duration.ofSeconds(8),
          JobChoice.OLDEST,
          LaneSettings.DEFAULT,
          false,
          false);

  /** The shortest lease: signs of life come at a third of it, and a pause of a node passes. */
  public static final Duration SHORTEST_LEASE = Duration.ofSeconds(3);

  /** The longest lease, and the longest time that a stop waits. */
  public static final Duration LONGEST = Duration.ofHours(1);

  /** Returns these settings with another lease. */
  public ExecutorSettings withLease(Duration value) {
    return new ExecutorSettings(value, stopPatience, choice, lanes, notifies, virtualThreads);
  }

  /** Returns these settings with another time that a stop waits. */
  public ExecutorSettings withStopPatience(Duration value) {
    return new ExecutorSettings(lease, value, choice, lanes, notifies, virtualThreads);
  }

  /** Returns these settings with another choice. */
  public ExecutorSettings withChoice(JobChoice value) {
    return new ExecutorSettings(lease, stopPatience, value, lanes, notifies, virtualThreads);
  }

  /** Returns these settings with the work parted in another way. */
  public ExecutorSettings withLanes(LaneSettings value) {
    return new ExecutorSettings(lease, stopPatience, choice, value, notifies, virtualThreads);
  }

  /** Returns these settings, with notices or without. */
  public ExecutorSettings withNotices(boolean value) {
    return new ExecutorSettings(lease, stopPatience, choice, lanes, value, virtualThreads);
  }

  /** Returns these settings with another kind of threads. */
  public ExecutorSettings withVirtualThreads(boolean value) {
    return new ExecutorSettings(lease, stopPatience, choice, lanes, notifies, value);
  }

  /**
   * Returns how many connections are needed beside the engine's own pool.
   *
   * @param measured whether somebody asks how many jobs wait
   */
  public int connectionsBeside(boolean measured) {
    return 1 + (notifies ? 1 : 0) + (measured ? 1 : 0);
  }
}
