package io.millrace.benchmark.measure;

import java.util.List;
import java.util.Map;

/**
 * What came out of one point.
 *
 * @param point the point
 * @param engine the engine's name
 * @param engineVersion the engine's version
 * @param measurement the measured load
 * @param problems what was not as it should be, empty if all was well; failures are counted in the
 *     measurement and named here
 * @param costs what one measured instance cost on the average, by the name of the cost, whose last
 *     part is its unit, such as {@code roundTrips} or {@code serverCpuMicros}; empty if nothing was
 *     counted
 */
public record PointResult(
    Point point,
    String engine,
    String engineVersion,
    Measurement measurement,
    List<String> problems,
    Map<String, Double> costs) {

  /** Keeps copies of the collections. */
  public PointResult {
    problems = List.copyOf(problems);
    costs = Map.copyOf(costs);
  }

  /**
   * Creates the result of a point whose costs nobody counted.
   *
   * @param point the point
   * @param engine the engine's name
   * @param engineVersion the engine's version
   * @param measurement the measured load
   * @param problems what was not as it should be
   */
  public PointResult(
      Point point,
      String engine,
      String engineVersion,
      Measurement measurement,
      List<String> problems) {
    this(point, engine, engineVersion, measurement, problems, Map.of());
  }

  /**
   * Tells whether every instance ended as it should.
   *
   * @return false if anything failed, was left over or is missing
   */
  public boolean isGood() {
    return problems.isEmpty();
  }
}
