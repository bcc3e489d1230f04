package io.millrace.common.internal.variable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.LimitExceededException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NumberSizeTest {

  private static final BigInteger KEPT = BigInteger.TEN.pow(49_999);
  private static final BigInteger TOO_LONG = BigInteger.TEN.pow(200_000);

  private final VariableTypes types = new VariableTypes(List.of());

  @Test
  void numbersThatTakeLongToReadAreNotKept() {
    for (var value :
        List.of(TOO_LONG, new BigDecimal(TOO_LONG), List.of(TOO_LONG), Map.of("n", TOO_LONG))) {
      assertThatThrownBy(() -> types.write("total", types.of("total", value), value))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("digits in a variable: it may have at most 50000");
    }
  }

  @Test
  void numbersUpToTheLimitComeBack() {
    for (var value : List.<Object>of(KEPT, new BigDecimal(KEPT, 7), List.of(KEPT))) {
      var type = types.of("total", value);
      assertThat(type.read(type.write(value))).isEqualTo(value);
    }
  }

  @Test
  void anExponentTakesNoDigits() {
    var value = new BigDecimal("1E-999999999");
    var type = types.of("total", value);
    assertThat(type.read(type.write(value))).isEqualTo(value);
  }
}
