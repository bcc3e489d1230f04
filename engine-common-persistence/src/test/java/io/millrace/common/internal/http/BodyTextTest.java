package io.millrace.common.internal.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What an answer is: a text, or other bytes. */
class BodyTextTest {

  private static final byte[] IMAGE = {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff, 0};

  @Test
  void bytesThatAreNoUtf8AreNoText() {
    assertThat(BodyText.of("image/png").in(IMAGE)).isNull();
    assertThat(BodyText.of("").in("gr\u00fcn".getBytes(StandardCharsets.ISO_8859_1))).isNull();
  }

  @Test
  void theCharsetOfTheTypeCounts() {
    var bytes = "gr\u00fcn".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(BodyText.of("text/plain; charset=\"ISO-8859-1\"").in(bytes)).isEqualTo("gr\u00fcn");
    var utf8 = "gr\u00fcn".getBytes(StandardCharsets.UTF_8);
    assertThat(BodyText.of("text/plain; charset=none").in(utf8)).isEqualTo("gr\u00fcn");
  }

  @Test
  void whatNoDatabaseKeepsAsATextIsNone() {
    assertThat(BodyText.of("").in(new byte[] {1, 0, 2})).isNull();
  }
}
