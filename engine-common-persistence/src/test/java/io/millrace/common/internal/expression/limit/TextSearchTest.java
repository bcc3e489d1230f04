package io.millrace.common.internal.expression.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TextSearchTest {

  private static final int LONG = 20_000;

  private final Random random = new Random(7);

  @Test
  void longTextsAreSearchedAsTheJdkDoes() {
    for (var round = 0; round < 40; round++) {
      // given
      var text = text(LONG);
      var start = random.nextInt(LONG - 5_000);
      var wanted =
          round % 2 == 0 ? text.substring(start, start + 300 + random.nextInt(4_000)) : text(300);
      var from = random.nextInt(LONG + 10) - 5;
      // then
      assertThat(TextSearch.indexOf(text, wanted, from)).isEqualTo(text.indexOf(wanted, from));
      assertThat(TextSearch.lastIndexOf(text, wanted, from))
          .isEqualTo(text.lastIndexOf(wanted, from));
      assertThat(TextSearch.replace(text, wanted, "-")).isEqualTo(text.replace(wanted, "-"));
    }
  }

  @Test
  void repeatedPartsAreFoundWhereverTheyBegin() {
    var wanted = "ab".repeat(500);
    var text = "ab".repeat(10_000) + "c" + wanted;
    assertThat(TextSearch.indexOf(text, wanted, 19_001)).isEqualTo(20_001);
    assertThat(TextSearch.lastIndexOf(text, wanted, 19_500)).isEqualTo(19_000);
    assertThat(TextSearch.lastIndexOf(text, wanted, -1)).isEqualTo(-1);
    assertThat(TextSearch.replace(text, wanted, "x")).isEqualTo("x".repeat(20) + "cx");
  }

  @Test
  void tenTimesTheTextsAreAtMostTwelveTimesTheSteps() {
    for (var size = 10_000; size <= 10_000_000; size *= 10) {
      assertThat(TextSearch.steps(10 * size, 5 * size))
          .isLessThanOrEqualTo(12 * TextSearch.steps(size, size / 2));
    }
  }

  private String text(int length) {
    var text = new StringBuilder();
    while (text.length() < length) {
      text.append((char) ('a' + random.nextInt(2)));
    }
    return text.toString();
  }
}
