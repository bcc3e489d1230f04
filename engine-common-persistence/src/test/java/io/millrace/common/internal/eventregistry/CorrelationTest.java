package io.millrace.common.internal.eventregistry;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CorrelationTest {

  @Test
  void anExponentIsNotWrittenAsZeros() {
    assertThat(Correlation.of(Map.of("n", new BigDecimal("1E999999999"))))
        .isEqualTo("n=1E+999999999;");
    assertThat(Correlation.of(Map.of("n", new BigDecimal("10E-999999999"))))
        .isEqualTo("n=1E-999999998;");
  }

  @Test
  void numbersOfOneValueHaveOneText() {
    assertThat(Correlation.of(Map.of("n", new BigDecimal("5E2")))).isEqualTo("n=500;");
    assertThat(Correlation.of(Map.of("n", 500L))).isEqualTo("n=500;");
    assertThat(Correlation.of(Map.of("n", 500.0))).isEqualTo("n=500;");
  }
}
