package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeTextsTest {

  private final TimeTexts texts = new TimeTexts();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1970-01-01T00:00:00.000000Z",
        "2026-11-22T02:44:34.674471Z",
        "1969-12-31T23:59:59.000007Z",
        "0001-01-01T00:00:00.120000Z",
        "9999-12-31T23:59:59.999999Z"
      })
  void aTimeHasSixDigitsBehindItsSecond(String text) {
    assertThat(texts.text(Instant.parse(text))).isEqualTo(text);
  }

  @Test
  void timesOfDifferentSecondsAreToldApart() {
    assertThat(texts.text(Instant.parse("2026-01-01T10:00:01.5Z"))).endsWith("10:00:01.500000Z");
    assertThat(texts.text(Instant.parse("2026-01-01T10:00:02.5Z"))).endsWith("10:00:02.500000Z");
    assertThat(texts.text(Instant.parse("2026-01-01T10:00:01.5Z"))).endsWith("10:00:01.500000Z");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-01-01T10:00:00.000000001Z",
        "+10000-01-01T00:00:00Z",
        "0000-12-31T23:59:59Z",
        "-0001-01-01T00:00:00Z"
      })
  void whatHasAnotherFormHasNoText(String time) {
    assertThat(texts.text(Instant.parse(time))).isNull();
  }
}
