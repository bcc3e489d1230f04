package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.ZoneId;

/**
 * A cycle and the moment after which it is not due any more, which a model gives beside it. Both
 * are kept as one text, {@code 0 0 9 * * ? until 2030-01-31T00:00:00Z}. Immutable.
 *
 * @param cycle the text of the cycle
 * @param end the moment; null for never
 */
public record EndingCycle(String cycle, Instant end) {

  private static final String UNTIL = " until ";

  /**
   * Parses what {@link #text} has written, or any other text of a cycle, which has no end.
   *
   * @throws BadArgumentException if what stands behind {@code until} is no date
   */
  public static EndingCycle parse(String text) {
    var at = text.indexOf(UNTIL);
    return at < 0
        ? new EndingCycle(text, null)
        : new EndingCycle(
            text.substring(0, at),
            IsoTime.parse(text.substring(at + UNTIL.length()).strip(), ZoneId.of("UTC")));
  }

  /** Returns both as one text. */
  public String text() {
    return end == null ? cycle : cycle + UNTIL + end;
  }

  /** Returns a time of the cycle; null if it lies behind the end, or there is none. */
  Instant bounded(Instant due) {
    return due == null || end != null && due.isAfter(end) ? null : due;
  }
}
