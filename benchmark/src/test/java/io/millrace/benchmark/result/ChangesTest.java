package io.millrace.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChangesTest {

  @Test
  void enginesAreComparedPointByPoint() {
    RunFile before = RunFiles.of("H2", List.of(run("a", 1, 100), run("a", 2, 102)), List.of());
    RunFile after =
        RunFiles.of(
            "H2",
            List.of(run("a", 1, 120), run("b", 1, 5), run("a", 2, 124), run("b", 2, 6)),
            List.of());

    Changes changes = Changes.between(before, after);

    assertThat(changes.all())
        .extracting(Change::engine, Change::figure, Change::verdict)
        .containsExactly(
            tuple("a", "instancesPerSecond", Verdict.BETTER),
            tuple("a", "p50Millis", Verdict.WITHIN_NOISE),
            tuple("a", "p99Millis", Verdict.WITHIN_NOISE),
            tuple("a", "roundTrips", Verdict.WORSE));
    assertThat(changes.beyondNoise()).hasSize(2);
    assertThat(changes.find(Runs.POINT, "a", Change.THROUGHPUT).relative())
        .isCloseTo(21.0 / 101, within(1e-9));
    assertThat(changes.find(Runs.POINT, "b", Change.THROUGHPUT)).isNull();
    assertThat(changes.remarks()).isEmpty();
  }

  @Test
  void badRunsAreNotCompared() {
    RunFile before = RunFiles.of("H2", List.of(Runs.bad("a", 1, 100)), List.of());
    RunFile after = RunFiles.of("H2", List.of(run("a", 1, 120)), List.of());

    assertThat(Changes.between(before, after).all()).isEmpty();
  }

  @Test
  void anotherDatabaseIsNotCompared() {
    RunFile before = RunFiles.of("H2", List.of(run("a", 1, 100)), List.of());
    RunFile after = RunFiles.of("MariaDB", List.of(run("a", 1, 120)), List.of());

    Changes changes = Changes.between(before, after);

    assertThat(changes.all()).isEmpty();
    assertThat(changes.remarks())
        .anyMatch(remark -> remark.contains("earlier run was on H2, this one on MariaDB"));
  }

  private static RunRecord run(String engine, int round, double throughput) {
    return Runs.good(engine, round, throughput);
  }
}
