package io.millrace.common.internal.persistence;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Writes times in microseconds as text, in the form of ISO 8601. Most times of a flush are of one
 * second, whose text is written once, and those of what began earlier are of a few. Thread-safe.
 */
final class TimeTexts {

  private static final int NANOS_OF_MICRO = 1_000;
  private static final int DIGITS = 6;
  private static final int SECONDS = 64;

  /** From the year 1 to 9999 the text has one form. */
  private static final long FIRST_SECOND = Instant.parse("0001-01-01T00:00:00Z").getEpochSecond();

  private static final long LAST_SECOND = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();

  /** The latest of the seconds that end in the same bits. */
  private final AtomicReferenceArray<Second> latest = new AtomicReferenceArray<>(SECONDS);

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
    var slot = (int) second & SECONDS - 1;
    var known = latest.get(slot);
    if (known == null || known.epoch != second) {
      known = Second.of(second);
      latest.set(slot, known);
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
