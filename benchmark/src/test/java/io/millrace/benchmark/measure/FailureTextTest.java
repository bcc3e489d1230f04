package io.millrace.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FailureTextTest {

  @Test
  void aFailureIsOneLineWithItsRootCause() {
    var root = new IllegalArgumentException("bad\nindeed");
    var failure = new IllegalStateException("refused", new RuntimeException("between", root));

    assertThat(new FailureText(failure))
        .hasToString("IllegalStateException: refused Cause: IllegalArgumentException: bad");
  }

  @Test
  void aFailureWithoutTextIsItsKind() {
    assertThat(new FailureText(new StackOverflowError())).hasToString("StackOverflowError");
  }
}
