package io.millrace.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.cost.Cost;
import io.millrace.benchmark.cost.Costs;
import io.millrace.benchmark.cost.Vitals;
import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.result.RunRecord;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ReportsTest {

  private static final Surroundings SURROUNDINGS =
      new Surroundings(new DatabaseInfo("MariaDB", "11.4", "driver 9", false), 50);

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  @Test
  void aFileThatTakesNoMoreEndsNoRun() {
    FullFile file = new FullFile();
    try (Reports reports = reports(false, file)) {
      reports.accept(Results.good());
      reports.accept(Results.good());

      assertThat(reports.isComplete()).isFalse();
    }
    assertThat(file.attempts).isEqualTo(1);
    assertThat(text().lines().filter(line -> line.startsWith("startToEnd"))).hasSize(2);
    assertThat(text())
        .containsOnlyOnce("  ! disk full It lacks this result and those that follow.");
  }

  @Test
  void costsThatWereMeasuredHaveAColumn() {
    try (Reports reports = reports(true, null)) {
      reports.accept(
          Results.good()
              .withCosts(new Costs(Map.of(Cost.JVM_CPU, 12.345, Cost.ALLOCATED, 123_456.7))));
      reports.accept(Results.good().withCosts(new Costs(Map.of(Cost.JVM_CPU, 3.0))));
    }
    List<String> lines = text().lines().toList();
    assertThat(lines.subList(lines.size() - 4, lines.size()))
        .containsExactly(
            "engine        round  process     history   threads  jvm cpu us  heap bytes",
            "------------  -----  ----------  --------  -------  ----------  ----------",
            "millrace \"x\"      1  startToEnd  audit          16       12.35      123457",
            "millrace \"x\"      1  startToEnd  audit          16        3.00           -");
  }

  @Test
  void aLatencyStandsAboveTheTable() {
    assertThat(SURROUNDINGS.with(Duration.ofMillis(1)).describe())
        .contains("at most 50 connections, each round trip 1.0 ms longer; Java ");
  }

  @Test
  void aLongLoadShowsALineAMinute() {
    AtomicLong clock = new AtomicLong();
    SoakLines soak =
        new SoakLines(
            out,
            clock::get,
            () -> new Vitals(5 * 1024 * 1024, 30, OptionalLong.of(7), OptionalLong.empty()),
            () -> out.println("closed"));
    for (int i = 0; i < 120; i++) {
      soak.took(2_000_000);
    }
    clock.set(Duration.ofSeconds(59).toNanos());
    soak.reached(120);
    clock.set(Duration.ofSeconds(60).toNanos());
    soak.reached(120);
    clock.set(Duration.ofSeconds(120).toNanos());
    soak.reached(120);
    soak.close();

    assertThat(text().lines().map(line -> line.replaceAll(" +", " ").replaceAll("2\\.00\\d", "2")))
        .containsExactly(
            " 1 min 2.0/s p99 2 ms max 2 ms heap 5.0 MB threads 30 connections 7 rows -",
            " 2 min 0.0/s p99 0.000 ms max 0.000 ms heap 5.0 MB threads 30 connections 7 rows -",
            "closed");
  }

  private Reports reports(boolean costs, ResultFile file) {
    TableReport table = new TableReport(out, List.of(Results.good().point()), 0, false, false);
    ComparisonReport comparison = new ComparisonReport(out, false);
    List<ResultFile> files = file == null ? List.of() : List.of(file);
    return new Reports(SURROUNDINGS, table, comparison, costs, files).begin();
  }

  private String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** A file on a disk that is full. */
  private static final class FullFile implements ResultFile {

    private int attempts;

    @Override
    public void add(PointResult result, RunRecord run) {
      attempts++;
      throw new UncheckedIOException("disk full", new IOException());
    }

    @Override
    public void close() {
      // nothing was written
    }
  }
}
