package io.millrace.benchmark.result;

import io.millrace.benchmark.measure.Pace;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.Warmup;
import java.time.Duration;

/**
 * What was asked for in one point, the same for all engines.
 *
 * @param process the scenario's name
 * @param model the name of the model's file
 * @param history the level of history, in lower case
 * @param threads the number of threads
 * @param warmup how many instances ran first, unmeasured; 0 if a time said so
 * @param iterations how many instances were to be measured, 0 if the duration alone limits them
 * @param rate how many instances arrive in a second, 0 if each begins when a thread is free
 * @param durationSeconds how long instances begin, 0 if their number alone limits them
 * @param latencyMillis how much longer each round trip to the database takes, 0 for nothing
 * @param warmupSeconds how long instances began first, unmeasured; 0 if a number said so
 * @param firstWarmup the number where the JVM had not run the process before
 * @param firstWarmupSeconds the time where the JVM had not run the process before
 * @param ratePercentOfBestPeer what share the rate is of what the best peer of the run reached in a
 *     closed loop, in percent; 0 if it is no such share
 */
public record PointRecord(
    String process,
    String model,
    String history,
    int threads,
    long warmup,
    long iterations,
    double rate,
    double durationSeconds,
    double latencyMillis,
    double warmupSeconds,
    long firstWarmup,
    double firstWarmupSeconds,
    double ratePercentOfBestPeer) {

  private static final double MILLIS_PER_SECOND = 1e3;
  private static final double NANOS_PER_MILLI = 1e6;

  /**
   * Describes a point.
   *
   * @param point the point
   * @param latency what is added to each round trip
   * @return its description
   */
  public static PointRecord of(Point point, Duration latency) {
    return new PointRecord(
        point.scenario().name(),
        point.model().resourceName(),
        point.history().toString(),
        point.threads(),
        point.warmup().instances(),
        point.iterations() == Point.NO_LIMIT ? 0 : point.iterations(),
        point.pace().rate(),
        seconds(point.pace().duration()),
        latency.toNanos() / NANOS_PER_MILLI,
        seconds(point.warmup().duration()),
        point.firstWarmup().instances(),
        seconds(point.firstWarmup().duration()),
        point.pace().percentOfBestPeer());
  }

  private static double seconds(Duration duration) {
    return duration.toMillis() / MILLIS_PER_SECOND;
  }

  private static Duration duration(double seconds) {
    return Duration.ofMillis(Math.round(seconds * MILLIS_PER_SECOND));
  }

  /**
   * Returns what runs first.
   *
   * @return the warm-up, as the point had it
   */
  public Warmup toWarmup() {
    return new Warmup(warmup, duration(warmupSeconds));
  }

  /**
   * Returns what runs first where the JVM has not run the process before.
   *
   * @return the warm-up, as the point had it
   */
  public Warmup toFirstWarmup() {
    return new Warmup(firstWarmup, duration(firstWarmupSeconds));
  }

  /**
   * Returns when instances begin.
   *
   * @return the pace, as the point had it
   */
  public Pace pace() {
    return new Pace(rate, duration(durationSeconds), ratePercentOfBestPeer);
  }

  /**
   * Returns the latency.
   *
   * @return what is added to each round trip
   */
  public Duration latency() {
    return Duration.ofNanos(Math.round(latencyMillis * NANOS_PER_MILLI));
  }
}
