package io.millrace.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {

  @Test
  void ratiosAreOfMediansAndNameTheBestPeer() {
    Comparison comparison =
        only(
            Runs.good("millrace", 1, 900),
            Runs.good("slow", 1, 100),
            Runs.good("fast", 1, 300),
            Runs.good("floor", 1, 2_000),
            Runs.good("millrace", 2, 1_200),
            Runs.good("slow", 2, 150),
            Runs.good("fast", 2, 400),
            Runs.good("millrace", 3, 5_000),
            Runs.good("slow", 3, 120),
            Runs.good("fast", 3, 290));

    assertThat(comparison.engines())
        .extracting(engine -> engine.engine() + " " + engine.instancesPerSecond().median())
        .containsExactly("millrace 1200.0", "slow 120.0", "fast 300.0", "floor 2000.0");
    assertThat(comparison.ratios())
        .containsEntry("slow", 10.0)
        .containsEntry("fast", 4.0)
        .containsEntry("floor", 0.6)
        .hasSize(3);
    assertThat(comparison.bestPeer()).isEqualTo("fast");
    assertThat(comparison.ratioToBestPeer()).contains(4.0);
  }

  @Test
  void runsThatWentWrongDoNotCount() {
    Comparison comparison =
        only(
            Runs.good("millrace", 1, 900),
            Runs.bad("peer", 1, 10_000),
            Runs.good("peer", 2, 300),
            Runs.bad("broken", 1, 700));

    assertThat(comparison.ratios()).containsOnlyKeys("peer").containsEntry("peer", 3.0);
    assertThat(comparison.bestPeer()).isEqualTo("peer");
    assertThat(comparison.engines().get(1).goodRuns()).isEqualTo(1);
    assertThat(comparison.engines().get(1).runs()).isEqualTo(2);
    assertThat(comparison.engines().get(2).instancesPerSecond()).isNull();
  }

  @Test
  void withoutMillraceThereAreNoRatios() {
    Comparison comparison = only(Runs.good("a", 1, 5), Runs.good("b", 1, 6));

    assertThat(comparison.ratios()).isEmpty();
    assertThat(comparison.ratioToBestPeer()).isEmpty();
    assertThat(comparison.bestPeer()).isEqualTo("b");
  }

  @Test
  void costsAreComparedToo() {
    assertThat(only(Runs.good("a", 1, 50), Runs.good("a", 2, 70)).engines().get(0).costs())
        .containsEntry("roundTrips", new Spread(6, 5, 7, 6, 2.0 / 6));
  }

  private static Comparison only(RunRecord... runs) {
    List<Comparison> comparisons = Comparison.of(List.of(runs));
    assertThat(comparisons).hasSize(1);
    return comparisons.get(0);
  }
}
