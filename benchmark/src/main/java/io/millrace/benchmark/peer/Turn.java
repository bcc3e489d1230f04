package io.millrace.benchmark.peer;

import io.millrace.benchmark.measure.Point;
import java.util.ArrayList;
import java.util.List;

/**
 * One run of a plan.
 *
 * @param point the point
 * @param round the number of the round, from 1
 * @param engine the engine
 */
public record Turn(Point point, int round, EngineEntry engine) {

  /**
   * Plans the runs: the engines take turns at each point, A B C A B C, so that whatever changes on
   * the machine in the course of time hits all of them.
   *
   * @param points the points
   * @param rounds how many times each engine runs each point
   * @param engines the engines
   * @return the runs in their order
   */
  public static List<Turn> of(List<Point> points, int rounds, List<EngineEntry> engines) {
    List<Turn> turns = new ArrayList<>();
    for (Point point : points) {
      for (int round = 1; round <= rounds; round++) {
        for (EngineEntry engine : engines) {
          turns.add(new Turn(point, round, engine));
        }
      }
    }
    return turns;
  }
}
