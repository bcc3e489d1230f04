package io.millrace.common.internal.job;

import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.job.lane.LaneSettings;
import java.time.Duration;
import java.util.UUID;

/**
 * How a node runs jobs.
 *
 * @param node the name under which the node holds jobs; no other engine instance has it
 * @param threads how many jobs run at the same time
 * @param lease how long a job is held before other nodes may take it over, and how long a sign of
 *     life of this node counts; leases are renewed at a third of it while the node lives, and a job
 *     that runs under its family's lock is never taken over
 * @param shortestIdle how long to wait before the second look into the database when the first
 *     found nothing
 * @param longestIdle how long to wait at most between two looks
 * @param stopPatience how long a stop waits for the jobs that run
 * @param retryCycle how often a job is tried whose model does not say it
 * @param choice which of the due jobs it takes, and which first
 * @param lanes how it parts the work
 * @param virtualThreads whether its threads are virtual ones
 */
public record JobSettings(
    String node,
    int threads,
    Duration lease,
    Duration shortestIdle,
    Duration longestIdle,
    Duration stopPatience,
    RetryCycle retryCycle,
    JobChoice choice,
    LaneSettings lanes,
    boolean virtualThreads) {

  /** Returns the default settings for an engine of a name. */
  public static JobSettings of(String engine) {
    return new JobSettings(
        engine + "-" + UUID.randomUUID(),
        8,
        ExecutorSettings.DEFAULT.lease(),
        Duration.ofMillis(20),
        Duration.ofSeconds(1),
        ExecutorSettings.DEFAULT.stopPatience(),
        RetryCycle.DEFAULT,
        JobChoice.OLDEST,
        LaneSettings.DEFAULT,
        false);
  }

  /** Returns these settings with another number of threads. */
  public JobSettings withThreads(int value) {
    return new JobSettings(
        node,
        value,
        lease,
        shortestIdle,
        longestIdle,
        stopPatience,
        retryCycle,
        choice,
        lanes,
        virtualThreads);
  }

  /** Returns these settings with another length of a lease. */
  public JobSettings withLease(Duration value) {
    return new JobSettings(
        node,
        threads,
        value,
        shortestIdle,
        longestIdle,
        stopPatience,
        retryCycle,
        choice,
        lanes,
        virtualThreads);
  }

  /** Returns these settings with another longest time between two looks into the database. */
  public JobSettings withLongestIdle(Duration value) {
    return new JobSettings(
        node,
        threads,
        lease,
        shortestIdle,
        value,
        stopPatience,
        retryCycle,
        choice,
        lanes,
        virtualThreads);
  }

  /** Returns these settings with another time that a stop waits. */
  public JobSettings withStopPatience(Duration value) {
    return new JobSettings(
        node,
        threads,
        lease,
        shortestIdle,
        longestIdle,
        value,
        retryCycle,
        choice,
        lanes,
        virtualThreads);
  }

  /** Returns these settings with another retry cycle. */
  public JobSettings withRetryCycle(RetryCycle value) {
    return new JobSettings(
        node,
        threads,
        lease,
        shortestIdle,
        longestIdle,
        stopPatience,
        value,
        choice,
        lanes,
        virtualThreads);
  }

  /** Returns these settings with another choice of jobs. */
  public JobSettings withChoice(JobChoice value) {
    return new JobSettings(
        node,
        threads,
        lease,
        shortestIdle,
        longestIdle,
        stopPatience,
        retryCycle,
        value,
        lanes,
        virtualThreads);
  }

  /** Returns these settings with the work parted in another way. */
  public JobSettings withLanes(LaneSettings value) {
    return new JobSettings(
        node,
        threads,
        lease,
        shortestIdle,
        longestIdle,
        stopPatience,
        retryCycle,
        choice,
        value,
        virtualThreads);
  }

  /** Returns these settings with another kind of threads. */
  public JobSettings withVirtualThreads(boolean value) {
    return new JobSettings(
        node,
        threads,
        lease,
        shortestIdle,
        longestIdle,
        stopPatience,
        retryCycle,
        choice,
        lanes,
        value);
  }
}
