package io.millrace.benchmark.measure;

import io.millrace.benchmark.cost.Costs;
import java.util.ArrayList;
import java.util.List;

/**
 * What came out of one point.
 *
 * @param point the point
 * @param engine the engine's name
 * @param engineVersion the engine's version
 * @param measurement the measured load
 * @param costs what an instance cost beside time
 * @param problems what was not as it should be, empty if all was well; failures are counted in the
 *     measurement and named here
 */
public record PointResult(
    Point point,
    String engine,
    String engineVersion,
    Measurement measurement,
    Costs costs,
    List<String> problems) {

  /** Keeps a copy of the problems. */
  public PointResult {
    problems = List.copyOf(problems);
  }

  /**
   * A result without costs.
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
    this(point, engine, engineVersion, measurement, Costs.NONE, problems);
  }

  /**
   * Replaces the costs.
   *
   * @param others the costs to hold instead
   * @return a result that is the same otherwise
   */
  public PointResult withCosts(Costs others) {
    return new PointResult(point, engine, engineVersion, measurement, others, problems);
  }

  /**
   * Adds something that was not as it should be.
   *
   * @param problem what it was
   * @return a result that is the same otherwise
   */
  public PointResult withProblem(String problem) {
    List<String> more = new ArrayList<>(problems);
    more.add(problem);
    return new PointResult(point, engine, engineVersion, measurement, costs, more);
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
