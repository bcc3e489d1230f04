package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.InMemoryEngine;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.report.ComparisonReport;
import io.millrace.benchmark.report.Reports;
import io.millrace.benchmark.report.Surroundings;
import io.millrace.benchmark.report.TableReport;
import io.millrace.benchmark.scenario.StartToEnd;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunTest {

  private static final StartToEnd SCENARIO = new StartToEnd();

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
  private final Database database = Database.inMemory();
  private final LoadRunner loads = new LoadRunner();
  private final List<Point> points = List.of(point(1), point(2));

  @Test
  void aRunThatIsStoppedBeforeItsFirstInstanceSaysSo() throws InterruptedException {
    loads.stop();

    assertThat(all(new InMemoryEngine())).isFalse();
    assertThat(lines()).hasSize(2);
    assertThat(lines().get(0)).startsWith("startToEnd").endsWith("FAILED");
    assertThat(lines().get(1)).isEqualTo("  ! Stopped before the end.");
  }

  @Test
  void noPointBeginsAfterTheOneInWhichTheRunIsStopped() throws InterruptedException {
    EngineUnderTest stoppedAtItsEnd =
        new InMemoryEngine() {
          @Override
          public void close() {
            loads.stop();
          }
        };

    assertThat(all(stoppedAtItsEnd)).isFalse();
    assertThat(lines()).hasSize(1);
    assertThat(lines().get(0)).endsWith("ok");
  }

  private boolean all(EngineUnderTest engine) throws InterruptedException {
    TableReport table = new TableReport(out, points, 0, false, false);
    try (Reports reports =
        new Reports(
            new Surroundings(new DatabaseInfo("H2", "2", "H2 2", false), 2),
            table,
            new ComparisonReport(out, false),
            false,
            List.of())) {
      return new Run(
              new PointRunner(settings -> engine, loads),
              loads,
              point -> new EngineSettings(database, History.FULL, 2, false),
              new Displays(false, out, database),
              reports)
          .all(points);
    }
  }

  private List<String> lines() {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static Point point(int threads) {
    return new Point(SCENARIO, SCENARIO.model(), History.FULL, threads, 5, 20);
  }
}
