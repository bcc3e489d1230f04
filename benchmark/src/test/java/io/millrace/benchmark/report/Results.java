package io.millrace.benchmark.report;

import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.measure.Measurement;
import io.millrace.benchmark.measure.Operation;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.ThreadShare;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.StartToEnd;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Makes results with known figures. */
final class Results {

  private Results() {}

  static PointResult good() {
    return withProblems();
  }

  /** The record of a result. */
  static RunRecord run(PointResult result, int round) {
    DatabaseInfo database = new DatabaseInfo("MariaDB", "11.4", "driver 9", false);
    return RunRecord.of(result.engine(), result, round, database, Duration.ZERO);
  }

  static PointResult withProblems(String... problems) {
    Scenario scenario = new StartToEnd();
    return new PointResult(
        new Point(scenario, scenario.model(), History.AUDIT, 16, 500, 2_000),
        "millrace \"x\"",
        "1.0",
        new Measurement(
            Duration.ofSeconds(2),
            2_000,
            3,
            List.of(),
            Map.of(
                Operation.INSTANCE, new Latency(2_000, 1.5, 1, 2, 3, 4, 5.25),
                Operation.START, new Latency(2_001, 0.5, 0.1, 0.2, 0.3, 0.4, 0.5)),
            List.of(new ThreadShare(900, 0, 120), new ThreadShare(1_100, 3, 40)),
            Map.of()),
        List.of(problems));
  }
}
