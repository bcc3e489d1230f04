package io.millrace.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.RunRecord;
import io.millrace.benchmark.result.Runs;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonReportTest {

  @Test
  void medianSpreadAndRatioStandSideBySide() {
    assertThat(
            printed(
                Runs.good("millrace", 1, 1_000),
                Runs.good("peer", 1, 400),
                Runs.good("millrace", 2, 1_050),
                Runs.good("peer", 2, 420)))
        .anyMatch(line -> line.matches(" *millrace +2/2 +1025.0 +1000.0 +1050.0 +1025.0 +4.9% .*"))
        .anyMatch(line -> line.matches(" *peer +2/2 +410.0 .* 2.50x"))
        .contains("  Millrace does 2.50 times what the best peer, peer, does.")
        .noneMatch(line -> line.contains("per thread"));
  }

  @Test
  void anEngineThatVariesMuchShowsWhatItsThreadsDid() {
    assertThat(printed(Runs.good("millrace", 1, 1_000), Runs.good("millrace", 2, 1_100)))
        .containsSequence(
            "  millrace varies by more than 9 %; what each thread did:",
            "    round 1: completed 60 40; retried calls 1 2; waited ms 15 5",
            "    round 2: completed 60 40; retried calls 1 2; waited ms 15 5");
  }

  @Test
  void anEngineWithoutAGoodRunHasNoFigures() {
    assertThat(printed(Runs.good("millrace", 1, 1_000), Runs.bad("peer", 1, 400)))
        .anyMatch(line -> line.matches(" *peer +0/1( +-){8}"));
  }

  private static List<String> printed(RunRecord... runs) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    new ComparisonReport(out, true).print(Comparison.of(List.of(runs)), List.of(runs));
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
