package io.millrace.test.database;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Where a connection is to end.
 *
 * @param text what the client sends then, in lower case
 * @param forwarded whether the server still gets it
 * @param told whether both sides hear that it has ended
 */
record WireCut(String text, boolean forwarded, boolean told) {

  boolean isDue(byte[] sent, int length) {
    return new String(sent, 0, length, StandardCharsets.ISO_8859_1)
        .toLowerCase(Locale.ROOT)
        .contains(text);
  }
}
