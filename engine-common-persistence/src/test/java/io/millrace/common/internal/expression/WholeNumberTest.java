package io.millrace.common.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class WholeNumberTest {

  @Test
  void aTextThatTakesLongToReadIsNoNumber() {
    assertThat(WholeNumber.of("9".repeat(3_000_000))).isEmpty();
    assertThat(WholeNumber.of("0".repeat(3_000_000) + "7")).isEmpty();
    assertThat(WholeNumber.of(" 7.0 ")).hasValue(7);
  }
}
