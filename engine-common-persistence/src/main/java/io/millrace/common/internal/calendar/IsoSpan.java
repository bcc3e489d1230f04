package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.persistence.StorableTime;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/**
 * An ISO 8601 duration: years, months, weeks and days by the calendar, hours, minutes and seconds
 * by the clock. Immutable.
 *
 * @param period the part by the calendar
 * @param duration the part by the clock
 */
public record IsoSpan(Period period, Duration duration) {

  private static final int MOST_CHARACTERS = 100;

  /**
   * Parses a duration such as {@code PT5M}, {@code P1DT12H} or {@code P2W}.
   *
   * @throws BadArgumentException if it is none
   */
  public static IsoSpan parse(String text) {
    try {
      if (text.length() > MOST_CHARACTERS || text.matches("-?P")) {
        throw new DateTimeException("nothing, or too much");
      }
      var time = text.indexOf('T');
      var days = time < 0 ? text : text.substring(0, time);
      var sign = text.startsWith("-") ? "-" : "";
      var period = days.equals(sign + "P") ? Period.ZERO : Period.parse(days);
      var duration = time < 0 ? Duration.ZERO : Duration.parse(sign + "P" + text.substring(time));
      return new IsoSpan(period, duration);
    } catch (DateTimeException | ArithmeticException e) {
      throw new BadArgumentException(
          "'"
              + Shortened.of(text)
              + "' is no ISO 8601 duration. Write one such as PT5M or P1DT12H.",
          e);
    }
  }

  /**
   * Returns a time later by this span. Days are days of the calendar in the zone, also over a
   * change of daylight saving time; hours are hours of the clock. A local time that the change
   * leaves out moves on by the length of the gap.
   *
   * @throws BadArgumentException if it lies outside the years that databases can store
   */
  public Instant after(Instant time, ZoneId zone) {
    return after(time, zone, 1);
  }

  /**
   * Returns a time later by so many spans, counted in one step so that ends of months do not wear
   * off.
   */
  Instant after(Instant time, ZoneId zone, long times) {
    try {
      var whole = period.isZero() ? time : afterPeriod(time.atZone(zone), times).toInstant();
      return StorableTime.checked(whole.plus(duration.multipliedBy(times)));
    } catch (DateTimeException | ArithmeticException e) {
      throw new BadArgumentException(
          this + " after " + time + " lies outside the years 1000 to 9999. Use a shorter span.", e);
    }
  }

  private ZonedDateTime afterPeriod(ZonedDateTime time, long times) {
    return time.plusMonths(Math.multiplyExact(period.toTotalMonths(), times))
        .plusDays(Math.multiplyExact(period.getDays(), times));
  }

  /** Tells whether a time plus this span is no later time. */
  public boolean isZeroOrNegative() {
    return !after(Instant.EPOCH, ZoneId.of("UTC")).isAfter(Instant.EPOCH);
  }

  @Override
  public String toString() {
    if (period.isZero()) {
      return duration.toString();
    }
    return duration.isZero() ? period.toString() : period + duration.toString().substring(1);
  }
}
