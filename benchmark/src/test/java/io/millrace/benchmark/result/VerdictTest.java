package io.millrace.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {

  @ParameterizedTest(name = "{0}-{1} then, {2}-{3} now: {4} where more is better, else {5}")
  @CsvSource({
    // clearly apart
    "100, 104, 120, 124, BETTER, WORSE",
    "120, 124, 100, 104, WORSE, BETTER",
    // no difference at all
    "100, 104, 100, 104, WITHIN_NOISE, WITHIN_NOISE",
    // the medians differ by 20, but the earlier run varies by 30
    "100, 130, 134, 136, WITHIN_NOISE, WITHIN_NOISE",
    // the medians differ by 20, but the later run varies by 30
    "134, 136, 100, 130, WITHIN_NOISE, WITHIN_NOISE",
    // exactly as large as the spread is not beyond it
    "100, 104, 104, 108, WITHIN_NOISE, WITHIN_NOISE",
    // without any spread every difference counts
    "100, 100, 101, 101, BETTER, WORSE",
    "0, 0, 0, 0, WITHIN_NOISE, WITHIN_NOISE",
  })
  void aChangeMustBeLargerThanTheSpreadOfBothRuns(
      double min, double max, double laterMin, double laterMax, Verdict more, Verdict less) {
    Spread before = Spread.of(List.of(min, max));
    Spread after = Spread.of(List.of(laterMin, laterMax));

    assertThat(Verdict.of(before, 2, after, 2, true)).isEqualTo(more);
    assertThat(Verdict.of(before, 2, after, 2, false)).isEqualTo(less);
  }

  @ParameterizedTest
  @CsvSource({"1, 3", "3, 1", "1, 1"})
  void aSingleRoundProvesNothing(int roundsBefore, int roundsAfter) {
    Spread before = Spread.of(List.of(100.0));
    Spread after = Spread.of(List.of(900.0));

    assertThat(Verdict.of(before, roundsBefore, after, roundsAfter, true))
        .isEqualTo(Verdict.UNKNOWN);
  }
}
