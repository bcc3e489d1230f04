package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.ZoneId;

/**
 * An ISO 8601 repeating interval: {@code R[n]/[start/]span[/end]}.
 *
 * @param times how often; null for no limit
 * @param start when it is due first; null for one span from now
 * @param span from one time to the next
 * @param end after which it is not due any more; null for never
 */
record IsoRepetition(Integer times, String start, IsoSpan span, String end) implements TimerSchedule {

  static IsoRepetition parse(String text) {
    var parts = text.split("/");
    var spanAt = 1;
    if (parts.length > 2 && !parts[1].startsWith("P")) {
      spanAt = 2;
    }
    if (parts.length <= spanAt || parts.length > spanAt + 2) {
      throw bad(text, null);
    }
    var span = IsoSpan.parse(parts[spanAt]);
    if (span.isZeroOrNegative()) {
      throw new BadArgumentException("'" + text + "' repeats without time in between. Give a span such as PT1H.");
    }
    return new IsoRepetition(
        times(parts[0], text),
        spanAt == 2 ? parts[1] : null,
        span,
        parts.length == spanAt + 2 ? parts[spanAt + 1] : null);
  }

  private static Integer times(String head, String text) {
    if (head.equals("R")) {
      return null;
    }
    try {
      return Integer.parseUnsignedInt(head.substring(1));
    } catch (NumberFormatException e) {
      throw bad(text, e);
    }
  }

  private static BadArgumentException bad(String text, Exception cause) {
    return new BadArgumentException(
        "'" + text + "' is no ISO 8601 repetition. Write one such as R3/PT1H, R/2030-01-01T00:00/P1D or R5/PT1H/2030-01-31.",
        cause);
  }

  @Override
  public Instant firstDue(Instant now, ZoneId zone) {
    var first = start == null ? span.after(now, zone) : IsoTime.parse(start, zone);
    return times != null && times == 0 ? null : beforeEnd(first, zone);
  }

  @Override
  public Instant nextDue(Instant due, ZoneId zone) {
    return beforeEnd(span.after(due, zone), zone);
  }

  private Instant beforeEnd(Instant due, ZoneId zone) {
    return end != null && due.isAfter(IsoTime.parse(end, zone)) ? null : due;
  }
}
