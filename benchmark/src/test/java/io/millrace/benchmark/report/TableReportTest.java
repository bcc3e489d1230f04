package io.millrace.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.database.DatabaseInfo;
import io.millrace.benchmark.measure.PointResult;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableReportTest {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  @Test
  void columnsAreAligned() {
    report(false, Results.good());

    assertThat(lines().subList(2, 5))
        .containsExactly(
            "process     history   threads     count  errors  retries  instances/s   mean ms      "
                + " p50       p90       p99     p99.9       max  check",
            "----------  --------  -------  --------  ------  -------  -----------  -------- "
                + " --------  --------  --------  --------  --------  -----",
            "startToEnd  audit          16      2000       0        3       1000.0     1.500    "
                + " 1.000     2.000     3.000     4.000     5.250  ok");
  }

  @Test
  void operationsFollowOnRequest() {
    report(true, Results.good());

    assertThat(lines().subList(5, 6))
        .containsExactly(
            "  start     audit          16      2001                                   0.500    "
                + " 0.100     0.200     0.300     0.400     0.500");
  }

  @Test
  void problemsStandBelowTheirResult() {
    report(false, Results.withProblems("4 rows left over in MR_TASK.", "2 x X: y"));

    assertThat(lines().get(4)).endsWith("  FAILED");
    assertThat(lines().subList(5, 7))
        .containsExactly("  ! 4 rows left over in MR_TASK.", "  ! 2 x X: y");
  }

  @Test
  void theDatabaseStandsAboveTheTable() {
    report(false, Results.good());

    assertThat(lines().get(0))
        .startsWith("PostgreSQL 15.1 (pgjdbc 42), at most 50 connections; Java ")
        .endsWith(" processors");
  }

  private void report(boolean operations, PointResult result) {
    TableReport table = new TableReport(out, List.of(result.point()), 0, operations, false);
    table.begin(new Surroundings(new DatabaseInfo("PostgreSQL", "15.1", "pgjdbc 42", false), 50));
    table.add(result, 1);
  }

  private List<String> lines() {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
