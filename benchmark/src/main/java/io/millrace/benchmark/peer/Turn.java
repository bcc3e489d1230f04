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
 * @param fresh whether it needs a JVM and a database of its own; otherwise it follows the turn
 *     before it in the same, where that was the same engine in the same round
 */
public record Turn(Point point, int round, EngineEntry engine, boolean fresh) {

  /**
   * Plans runs that share nothing: the engines take turns at each point, A B C A B C, so that
   * whatever changes on the machine in the course of time hits all of them.
   *
   * @param points the points
   * @param rounds how many times each engine runs each point
   * @param engines the engines
   * @return the runs in their order
   */
  public static List<Turn> apart(List<Point> points, int rounds, List<EngineEntry> engines) {
    List<Turn> turns = new ArrayList<>();
    for (Point point : points) {
      for (int round = 1; round <= rounds; round++) {
        for (EngineEntry engine : engines) {
          turns.add(new Turn(point, round, engine, true));
        }
      }
    }
    return turns;
  }

  /**
   * Plans rounds: in each of them the engines take turns, A B C A B C, and each runs all points one
   * after the other in one JVM and on one database, so that it has to warm up once in a round.
   *
   * @param points the points
   * @param rounds how many times each engine runs each point
   * @param engines the engines
   * @return the runs in their order
   */
  public static List<Turn> inRounds(List<Point> points, int rounds, List<EngineEntry> engines) {
    List<Turn> turns = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      for (EngineEntry engine : engines) {
        for (Point point : points) {
          turns.add(new Turn(point, round, engine, false));
        }
      }
    }
    return turns;
  }

  /**
   * Tells whether another turn can go on in this one's JVM and database.
   *
   * @param next the other turn
   * @return true if it is of the same engine and round, and not to be fresh
   */
  public boolean canPrecede(Turn next) {
    return !next.fresh && next.round == round && next.engine.equals(engine);
  }
}
