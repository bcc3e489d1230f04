package io.millrace.common.internal.job.interruption;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InterruptionsTest {

  private static final Instant DUE = Instant.parse("2026-11-27T03:00:00Z");

  private final Interruptions interruptions = new Interruptions();

  private long charges(int times, long job, Instant due) {
    return IntStream.range(0, times).filter(i -> interruptions.note(job, due)).count();
  }

  @Test
  void eachTenthInARowUsesUpATry() {
    assertThat(charges(9, 7, DUE)).isZero();
    assertThat(charges(1, 7, DUE)).isEqualTo(1);
    assertThat(charges(20, 7, DUE)).isEqualTo(2);
  }

  @Test
  void jobsAreCountedByThemselves() {
    assertThat(charges(9, 7, DUE)).isZero();
    assertThat(charges(9, 8, DUE)).isZero();
  }

  @Test
  void nextTurnOfACycleIsAnotherRow() {
    assertThat(charges(9, 7, DUE)).isZero();
    assertThat(charges(9, 7, DUE.plusSeconds(60))).isZero();
  }

  @Test
  void ofManyJobsOnlyTheLatestAreKept() {
    assertThat(charges(9, 7, DUE)).isZero();
    assertThat(IntStream.range(100, 1_100).filter(job -> interruptions.note(job, DUE))).isEmpty();
    assertThat(charges(9, 7, DUE)).isZero();
  }

  @Test
  void tryThatFailsOtherwiseEndsARow() {
    assertThat(charges(9, 7, DUE)).isZero();
    interruptions.end(7);
    assertThat(charges(9, 7, DUE)).isZero();
    assertThat(charges(1, 7, DUE)).isEqualTo(1);
  }

  @Test
  void jobThatIsDueAtNoTimeHasARowToo() {
    assertThat(charges(10, 7, null)).isEqualTo(1);
  }
}
