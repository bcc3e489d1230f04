package io.millrace.benchmark.result;

import io.millrace.benchmark.measure.Pace;
import io.millrace.benchmark.measure.Point;
import java.time.Duration;

/**
 * What was asked for in one point, the same for all engines.
 *
 * @param process the scenario's name
 * @param model the name of the model's file
 * @param history the level of history, in lower case
 * @param threads the number of threads
 * @param warmup how many instances ran first, unmeasured
 * @param iterations how many instances were to be measured, 0 if the duration alone limits them
 * @param rate how many instances arrive in a second, 0 if each begins when a thread is free
 * @param durationSeconds how long instances begin, 0 if their number alone limits them
 * @param latencyMillis how much longer each round trip to the database takes, 0 for nothing
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
    double latencyMillis) {

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
        point.warmup(),
        point.iterations() == Point.NO_LIMIT ? 0 : point.iterations(),
        point.pace().rate(),
        point.pace().duration().toMillis() / MILLIS_PER_SECOND,
        latency.toNanos() / NANOS_PER_MILLI);
  }

  /**
   * Returns when instances begin.
   *
   * @return the pace, as the point had it
   */
  public Pace pace() {
    return new Pace(rate, Duration.ofMillis(Math.round(durationSeconds * MILLIS_PER_SECOND)));
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
