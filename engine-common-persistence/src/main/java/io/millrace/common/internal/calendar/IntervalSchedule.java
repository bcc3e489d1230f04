package io.millrace.common.internal.calendar;

import static io.millrace.common.internal.calendar.TimerSchedule.UNBOUNDED;

import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/**
 * A repeating interval of ISO 8601, as the field reads it.
 *
 * <p>{@code R3/PT10S}: three times, ten seconds after the start and after each other. {@code R3/start/PT10S}: first at
 * the start given. {@code R3/PT10S/end}: none after the end. {@code R3/start/end}: the interval is what lies between.
 * {@code R/…}: without end.
 *
 * <p>With a start the series is fixed in time: start, start plus one interval, plus two. What has passed when the timer
 * begins is left out and not counted. Without a start each time is counted from the one before; a month after the 31st
 * of January is then the 28th, and a month later the 28th again.
 *
 * @param repetitions how often in all, or UNBOUNDED
 * @param interval what lies between two times, more than nothing
 * @param start the first time, or null
 * @param end the last possible time, or null
 */
record IntervalSchedule(int repetitions, IsoDuration interval, TimeText start, TimeText end)
    implements TimerSchedule {

  private static final String FORMS =
      "Write R3/PT10S, R/2026-01-01T00:00/PT1H (with a start) or R5/PT1H/2026-12-31T00:00Z (with an"
          + " end).";

  IntervalSchedule {
    if (interval.isZero()) {
      throw new BadArgumentException(
          "A timer cannot repeat every " + interval + ": it would never end. Use an interval above 0.");
    }
  }

  static IntervalSchedule parse(String text) {
    var parts = text.split("/", -1);
    if (parts.length < 2 || parts.length > 3) {
      throw new BadArgumentException(
          "'" + Shortened.of(text) + "' is no repeating interval. " + FORMS);
    }
    var count = count(parts[0], text);
    if (DueDates.isDuration(parts[1])) {
      var end = parts.length == 3 ? TimeText.parse(parts[2]) : null;
      return new IntervalSchedule(count, IsoDuration.parse(parts[1]), null, end);
    }
    if (parts.length == 2) {
      throw new BadArgumentException("'" + Shortened.of(text) + "' has no interval. " + FORMS);
    }
    var start = TimeText.parse(parts[1]);
    return DueDates.isDuration(parts[2])
        ? new IntervalSchedule(count, IsoDuration.parse(parts[2]), start, null)
        : between(count, start, TimeText.parse(parts[2]));
  }

  private static int count(String part, String text) {
    if (part.equals("R")) {
      return UNBOUNDED;
    }
    if (!part.matches("R[0-9]{1,9}") || Integer.parseInt(part.substring(1)) == 0) {
      throw new BadArgumentException(
          "'" + Shortened.of(text) + "' does not say how often: R for ever, R1 once. " + FORMS);
    }
    return Integer.parseInt(part.substring(1));
  }

  private static IntervalSchedule between(int count, TimeText start, TimeText end) {
    var utc = ZoneId.of("UTC");
    var interval = Duration.between(start.toInstant(utc), end.toInstant(utc));
    return new IntervalSchedule(count, IsoDuration.of(interval), start, null);
  }

  @Override
  public Optional<Instant> firstDue(Instant now, ZoneId zone) {
    if (start == null) {
      return untilEnd(interval.addTo(now, zone), zone);
    }
    var first = start.toInstant(zone);
    return untilEnd(first.isBefore(now) ? after(first, now.minusNanos(1), zone) : first, zone);
  }

  @Override
  public Optional<Instant> next(Instant previousDue, int remaining, Instant now, ZoneId zone) {
    if (remaining == 0) {
      return Optional.empty();
    }
    var anchor = start == null ? previousDue : start.toInstant(zone);
    var last = now.isAfter(previousDue) ? now : previousDue;
    return untilEnd(after(anchor, last, zone), zone);
  }

  private Optional<Instant> untilEnd(Instant due, ZoneId zone) {
    return end != null && due.isAfter(end.toInstant(zone)) ? Optional.empty() : Optional.of(due);
  }

  /** Finds the first time of the series that lies after a limit, by halving. */
  private Instant after(Instant anchor, Instant limit, ZoneId zone) {
    var high = 1L;
    while (!interval.addTo(anchor, zone, high).isAfter(limit)) {
      high = Math.multiplyExact(high, 2);
    }
    var low = high / 2;
    while (high - low > 1) {
      var middle = low + (high - low) / 2;
      if (interval.addTo(anchor, zone, middle).isAfter(limit)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return interval.addTo(anchor, zone, high);
  }
}
