package io.millrace.common.internal.calendar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RetryCycleTest {

  private static final ZoneId UTC = ZoneId.of("UTC");
  private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

  @Test
  void aRepetitionSaysHowManyTriesThereAreInAll() {
    var cycle = RetryCycle.parse("R3/PT5M");
    assertThat(cycle.tries()).isEqualTo(3);
    assertThat(cycle.nextTry(1, NOW, UTC)).isEqualTo(NOW.plusSeconds(300));
    assertThat(cycle.nextTry(2, NOW, UTC)).isEqualTo(NOW.plusSeconds(300));
    assertThat(RetryCycle.parse(" R0/PT5M ").tries()).isEqualTo(1);
  }

  @Test
  void aListSaysHowLongToWaitBeforeEachFurtherTry() {
    var cycle = RetryCycle.parse("PT1M, PT5M,P1D");
    assertThat(cycle.tries()).isEqualTo(4);
    assertThat(cycle.nextTry(1, NOW, UTC)).isEqualTo(NOW.plusSeconds(60));
    assertThat(cycle.nextTry(2, NOW, UTC)).isEqualTo(NOW.plusSeconds(300));
    assertThat(cycle.nextTry(3, NOW, UTC)).isEqualTo(NOW.plusSeconds(86_400));
    assertThat(cycle.nextTry(9, NOW, UTC)).isEqualTo(NOW.plusSeconds(86_400));
  }

  @Test
  void oneDurationMeansTheUsualNumberOfTries() {
    assertThat(RetryCycle.parse("PT1M").tries()).isEqualTo(RetryCycle.DEFAULT.tries()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "R",
        "R5",
        "R5/",
        "R5/x",
        "Rx/PT5M",
        "R-1/PT5M",
        "R/PT5M",
        "R4294967295/PT5M",
        "5",
        "PT5M,",
        ",PT5M",
        "PT5M;PT1M",
        "R5/2026-01-01T00:00/PT5M",
        "R5/PT5M,PT1M",
        "R5/PT5M/",
      })
  void whatIsNoRetryCycleIsRefused(String text) {
    assertThatThrownBy(() -> RetryCycle.parse(text)).isInstanceOf(BadArgumentException.class);
    assertThat(RetryCycle.error(text)).isPresent();
  }

  @Test
  void aValidTextHasNoError() {
    assertThat(RetryCycle.error("R5/PT5M")).isEmpty();
    assertThat(RetryCycle.error("PT5M,PT1H")).isEmpty();
  }
}
