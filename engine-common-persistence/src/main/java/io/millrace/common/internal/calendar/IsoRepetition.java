package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.ZoneId;

/**
 * An ISO 8601 repeating interval: {@code R[n]/[start/]span[/end]}.
 *
 * <p>With a start the series is fixed in time: start, start plus one span, plus two. What has
 * passed when the timer begins is left out and not counted. Without a start each time is counted
 * from the one before: a month after the 31st of January is then the 28th, and a month later the
 * 28th again.
 *
 * @param times how often; null for no limit
 * @param start when it is due first; null for one span from now
 * @param span from one time to the next
 * @param end after which it is not due any more; null for never
 */
record IsoRepetition(Integer times, String start, IsoSpan span, String end)
    implements TimerSchedule {

  static IsoRepetition parse(String text) {
    var parts = text.split("/", -1);
    var spanAt = 1;
    if (parts.length > 2 && !parts[1].startsWith("P")) {
      spanAt = 2;
    }
    if (parts.length <= spanAt || parts.length > spanAt + 2) {
      throw bad(text);
    }
    var span = IsoSpan.parse(parts[spanAt]);
    if (span.isZeroOrNegative()) {
      throw new BadArgumentException(
          "'"
              + Shortened.of(text)
              + "' repeats without time in between. Give a span such as PT1H.");
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
    if (!head.matches("R[0-9]{1,9}")) {
      throw bad(text);
    }
    return Integer.valueOf(head.substring(1));
  }

  private static BadArgumentException bad(String text) {
    return new BadArgumentException(
        "'"
            + Shortened.of(text)
            + "' is no ISO 8601 repetition. Write one such as R3/PT1H, R/2030-01-01T00:00/P1D or"
            + " R5/PT1H/2030-01-31.");
  }

  @Override
  public Instant firstDue(Instant now, ZoneId zone) {
    if (times != null && times == 0) {
      return null;
    }
    if (start == null) {
      return beforeEnd(span.after(now, zone), zone);
    }
    var first = IsoTime.parse(start, zone);
    return beforeEnd(first.isBefore(now) ? next(first, now.minusNanos(1), zone) : first, zone);
  }

  @Override
  public Instant nextDue(Instant due, ZoneId zone) {
    var anchor = start == null ? due : IsoTime.parse(start, zone);
    return beforeEnd(next(anchor, due, zone), zone);
  }

  private Instant beforeEnd(Instant due, ZoneId zone) {
    return end != null && due.isAfter(IsoTime.parse(end, zone)) ? null : due;
  }

  /** Finds the first time of the series from an anchor on that lies after a limit, by halving. */
  private Instant next(Instant anchor, Instant limit, ZoneId zone) {
    var high = 1L;
    while (!span.after(anchor, zone, high).isAfter(limit)) {
      high = Math.multiplyExact(high, 2L);
    }
    var low = high / 2;
    while (high - low > 1) {
      var middle = low + (high - low) / 2;
      if (span.after(anchor, zone, middle).isAfter(limit)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return span.after(anchor, zone, high);
  }
}
