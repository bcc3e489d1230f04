package io.millrace.common.internal.job;

import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.job.lane.LaneSettings;
import java.time.Duration;
import java.util.UUID;
import java.util.function.UnaryOperator;

/**
 * How a node runs jobs.
 *
 * @param node the name under which the node holds jobs; no other engine instance has it
 * @param threads how many jobs run at the same time
 * @param shortestIdle how long to wait before the second look into the database when the first
 *     found nothing
 * @param longestIdle how long to wait at most between two looks
 * @param retryCycle how often a job is tried whose model does not say it
 * @param executor what else may be set
 */
public record JobSettings(
    String node,
    int threads,
    Duration shortestIdle,
    Duration longestIdle,
    RetryCycle retryCycle,
    ExecutorSettings executor) {

  /** Returns the default settings for an engine of a name. */
  public static JobSettings of(String engine) {
    return of(engine, 8, ExecutorSettings.DEFAULT);
  }

  /** Returns the settings of a node of an engine. */
  public static JobSettings of(String engine, int threads, ExecutorSettings executor) {
    return new JobSettings(
        engine + "-" + UUID.randomUUID(),
        threads,
        Duration.ofMillis(20),
        Duration.ofSeconds(1),
        RetryCycle.DEFAULT,
        executor.withLanes(executor.lanes().checked(threads)));
  }

  /** Returns these settings with another number of threads. */
  public JobSettings withThreads(int value) {
    return new JobSettings(node, value, shortestIdle, longestIdle, retryCycle, executor);
  }

  /** Returns these settings with other times between two looks into the database. */
  public JobSettings withIdle(Duration shortest, Duration longest) {
    return new JobSettings(node, threads, shortest, longest, retryCycle, executor);
  }

  /** Returns these settings with something else about the executor. */
  public JobSettings with(UnaryOperator<ExecutorSettings> change) {
    return new JobSettings(
        node, threads, shortestIdle, longestIdle, retryCycle, change.apply(executor));
  }

  /**
   * Returns how long a job is held before other nodes may take it over, and how long a sign of life
   * of this node counts; leases are renewed at a third of it while the node lives, and a job that
   * runs under its family's lock is never taken over.
   */
  public Duration lease() {
    return executor.lease();
  }

  /** Returns how long a stop waits for the jobs that run. */
  public Duration stopPatience() {
    return executor.stopPatience();
  }

  /** Returns which of the due jobs the node takes, and which first. */
  public JobChoice choice() {
    return executor.choice();
  }

  /** Returns how the node parts the work. */
  public LaneSettings lanes() {
    return executor.lanes();
  }

  /** Tells whether the node's threads are virtual ones. */
  public boolean virtualThreads() {
    return executor.virtualThreads();
  }
}
