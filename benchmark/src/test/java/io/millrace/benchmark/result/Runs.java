package io.millrace.benchmark.result;

import io.millrace.benchmark.measure.Latency;
import java.util.List;
import java.util.Map;

/** Makes runs with known figures. */
public final class Runs {

  /** The point of all of them. */
  public static final PointRecord POINT =
      new PointRecord(
          "startToEnd", "startToEnd.bpmn20.xml", "audit", 2, 10, 100, 0, 0, 0, 0, 10, 0, 0);

  private static final PointRecord HALF =
      new PointRecord(
          "startToEnd", "startToEnd.bpmn20.xml", "audit", 2, 10, 100, 200, 0, 0, 0, 10, 0, 50);

  private Runs() {}

  /** A run in which every instance ended as it should. */
  public static RunRecord good(String engine, int round, double throughput) {
    return run(engine, round, throughput, List.of());
  }

  /** A run that left a row over. */
  public static RunRecord bad(String engine, int round, double throughput) {
    return run(engine, round, throughput, List.of("1 rows left over in X."));
  }

  /** The same run, but with arrivals at half of the best peer's rate. */
  public static RunRecord atHalf(RunRecord run) {
    return run(run.engine(), run.round(), run.instancesPerSecond(), run.problems(), HALF);
  }

  private static RunRecord run(String engine, int round, double throughput, List<String> problems) {
    return run(engine, round, throughput, problems, POINT);
  }

  private static RunRecord run(
      String engine, int round, double throughput, List<String> problems, PointRecord point) {
    return new RunRecord(
        engine,
        "1.0",
        round,
        new DatabaseRecord("H2", "2", "driver 2"),
        point,
        100 / throughput,
        throughput,
        100,
        0,
        3,
        Map.of("instance", new OperationRecord(new Latency(100, 1, 2, 3, 4, 5, 6), null)),
        List.of(new ThreadRecord(60, 1, 15L), new ThreadRecord(40, 2, 5L)),
        List.of(),
        Map.of("roundTrips", throughput / 10),
        problems.isEmpty(),
        problems);
  }
}
