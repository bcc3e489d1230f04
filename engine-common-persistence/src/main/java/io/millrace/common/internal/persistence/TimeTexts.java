package io.millrace.common.internal.persistence;

import java.time.Instant;

/**
 * Writes times in microseconds as text, in the form of ISO 8601. Most times of a flush are of one
 * second, whose text is written once. Thread-safe.
 */
final class TimeTexts {

  private static final int NANOS_OF_MICRO = 1_000;
  private static final int DIGITS = 6;

  /** From the year 1 to 9999 the text has one form. */
  private static final long FIRST_SECOND = Instant.parse("0001-01-01T00:00:00Z").getEpochSecond();

  private static final long LAST_SECOND = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();

  private volatile Second latest = new Second(0, "1970-01-01T00:00:00.");

  private record Second(long epoch, String text) {

    static Second of(long epoch) {
      var text = Instant.ofEpochSecond(epoch).toString();
      return new Second(epoch, text.substring(0, text.length() - 1) + ".");
    }
  }

  /** Returns the text of a time, or null of one that has another form. */
  String text(Instant time) {
    var second = time.getEpochSecond();
    if (second < FIRST_SECOND || second > LAST_SECOND || time.getNano() % NANOS_OF_MICRO != 0) {
      return null;
    }
    var known = latest;
    if (known.epoch != second) {
      known = Second.of(second);
      latest = known;
    }
    return text(known.text, time.getNano() / NANOS_OF_MICRO);
  }

  private static String text(String second, int micros) {
    var digits = new char[DIGITS + 1];
    var rest = micros;
    for (var i = DIGITS - 1; i >= 0; i--) {
      digits[i] = (char) ('0' + rest % 10);
      rest /= 10;
    }
    digits[DIGITS] = 'Z';
    return second.concat(new String(digits));
  }
}
