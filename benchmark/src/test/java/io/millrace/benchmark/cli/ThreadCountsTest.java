package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreadCountsTest {

  @Test
  void numbersKeepTheirOrder() {
    assertThat(ThreadCounts.parse("16,1,4").values()).containsExactly(16, 1, 4);
  }

  @Test
  void aRangeStandsForAllItsNumbers() {
    assertThat(ThreadCounts.parse("1-4, 8").values()).containsExactly(1, 2, 3, 4, 8);
  }

  @Test
  void aNumberIsTakenOnce() {
    assertThat(ThreadCounts.parse("1-3,2,3-4").values()).containsExactly(1, 2, 3, 4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0", "-1", "1,", "x", "4-1", "1-", "1--2", "99999", "123456789012", "1.5"})
  void whatIsNoNumberOfThreadsIsRefused(String text) {
    assertThatThrownBy(() -> ThreadCounts.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("such as 1,2,4 or 1-4,8");
  }
}
