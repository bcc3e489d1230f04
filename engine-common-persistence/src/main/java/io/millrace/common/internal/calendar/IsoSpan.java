package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;

/**
 * An ISO 8601 duration: years, months, weeks and days by the calendar, hours, minutes and seconds by the clock. Immutable.
 *
 * @param period the part by the calendar
 * @param duration the part by the clock
 */
public record IsoSpan(Period period, Duration duration) {

  /**
   * Parses a duration such as {@code PT5M}, {@code P1DT12H} or {@code P2W}.
   *
   * @throws BadArgumentException if it is none
   */
  public static IsoSpan parse(String text) {
    try {
      var time = text.indexOf('T');
      var days = time < 0 ? text : text.substring(0, time);
      var sign = text.startsWith("-") ? "-" : "";
      var period = days.equals(sign + "P") ? Period.ZERO : Period.parse(days);
      var duration = time < 0 ? Duration.ZERO : Duration.parse(sign + "P" + text.substring(time));
      return new IsoSpan(period, duration);
    } catch (DateTimeParseException | ArithmeticException e) {
      throw new BadArgumentException("'" + text + "' is no ISO 8601 duration. Write one such as PT5M or P1DT12H.", e);
    }
  }

  /**
   * Returns a time later by this span. Days are days of the calendar in the zone, also over a change of daylight saving time; hours
   * are hours of the clock. A local time that the change leaves out moves on by the length of the gap.
   */
  public Instant after(Instant time, ZoneId zone) {
    if (period.isZero()) {
      return time.plus(duration);
    }
    return time.atZone(zone).plus(period).toInstant().plus(duration);
  }

  /** Tells whether a time plus this span is no later time. */
  public boolean isZeroOrNegative() {
    var reference = Instant.EPOCH;
    return !after(reference, ZoneId.of("UTC")).isAfter(reference);
  }
}
