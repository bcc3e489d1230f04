package io.millrace.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpreadTest {

  @Test
  void theMedianOfAnOddNumberIsTheOneInTheMiddle() {
    assertThat(Spread.of(List.of(110.0, 90.0, 130.0)))
        .isEqualTo(new Spread(110, 90, 130, 110, 40.0 / 110));
  }

  @Test
  void theMedianOfAnEvenNumberLiesBetweenTheTwoInTheMiddle() {
    assertThat(Spread.of(List.of(4.0, 1.0, 2.0, 100.0)).median()).isEqualTo(3);
  }

  @Test
  void equalFiguresHaveNoSpread() {
    assertThat(Spread.of(List.of(5.0))).isEqualTo(new Spread(5, 5, 5, 5, 0));
    assertThat(Spread.of(List.of(0.0, 0.0)).relative()).isZero();
  }
}
