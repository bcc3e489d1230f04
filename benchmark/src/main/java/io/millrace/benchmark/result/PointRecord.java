package io.millrace.benchmark.result;

import io.millrace.benchmark.measure.Point;

/**
 * What was asked for in one point, the same for all engines.
 *
 * @param process the scenario's name
 * @param model the name of the model's file
 * @param history the level of history, in lower case
 * @param threads the number of threads
 * @param warmup how many instances ran first, unmeasured
 * @param iterations how many instances were to be measured
 */
public record PointRecord(
    String process, String model, String history, int threads, long warmup, long iterations) {

  /**
   * Describes a point.
   *
   * @param point the point
   * @return its description
   */
  public static PointRecord of(Point point) {
    return new PointRecord(
        point.scenario().name(),
        point.model().resourceName(),
        point.history().toString(),
        point.threads(),
        point.warmup(),
        point.iterations());
  }
}
