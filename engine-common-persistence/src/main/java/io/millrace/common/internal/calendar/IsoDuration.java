package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.util.Locale;

/**
 * An ISO 8601 duration with a part that follows the calendar and a part that follows the clock: {@code P1M2DT3H}.
 *
 * <p>Years, months, weeks and days keep the local time over a change of the clock: a day may last 23 or 25 hours. Hours,
 * minutes and seconds are exact: {@code PT24H} is not always {@code P1D}. The calendar's part is added first.
 *
 * @param period years, months and days, none negative
 * @param time hours, minutes, seconds and fractions, not negative
 */
public record IsoDuration(Period period, Duration time) {

  private static final int MAX_LENGTH = 100;

  /** Refuses what would go back in time. */
  public IsoDuration {
    if (period.isNegative() || time.isNegative()) {
      throw new BadArgumentException(
          "A duration cannot go back in time: " + period + ", " + time + ". Leave out the minus.");
    }
  }

  /** Returns a duration of exact length. */
  public static IsoDuration of(Duration time) {
    return new IsoDuration(Period.ZERO, time);
  }

  /** Returns a duration that follows the calendar. */
  public static IsoDuration of(Period period) {
    return new IsoDuration(period, Duration.ZERO);
  }

  /**
   * Parses a text such as {@code P1Y2M3W4DT5H6M7.5S}.
   *
   * @throws BadArgumentException where it is no duration or a negative one
   */
  public static IsoDuration parse(String text) {
    try {
      return parseParts(text.strip());
    } catch (DateTimeException | ArithmeticException wrong) {
      throw new BadArgumentException(
          "'"
              + Shortened.of(text)
              + "' is no duration. Write ISO 8601, such as PT30S, PT1H30M, P14D or P1M2DT3H.");
    }
  }

  private static IsoDuration parseParts(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new DateTimeException("too long");
    }
    var clock = text.toUpperCase(Locale.ROOT).indexOf('T');
    if (clock < 0) {
      return of(Period.parse(text));
    }
    var time = Duration.parse("P" + text.substring(clock));
    return new IsoDuration(clock == 1 ? Period.ZERO : Period.parse(text.substring(0, clock)), time);
  }

  /** Tells whether nothing would pass. */
  public boolean isZero() {
    return period.isZero() && time.isZero();
  }

  /**
   * Adds the duration to a point in time.
   *
   * @param zone where the calendar's part is counted
   * @throws BadArgumentException where the result lies outside the years 1000 to 9999
   */
  public Instant addTo(Instant start, ZoneId zone) {
    return addTo(start, zone, 1);
  }

  /** Adds the duration so many times in one step, so that ends of months do not wear off. */
  Instant addTo(Instant start, ZoneId zone, long times) {
    try {
      var date =
          start
              .atZone(zone)
              .plusMonths(Math.multiplyExact(period.toTotalMonths(), times))
              .plusDays(Math.multiplyExact(period.getDays(), times));
      return DueDates.bounded(date.toInstant().plus(time.multipliedBy(times)));
    } catch (DateTimeException | ArithmeticException tooFar) {
      throw DueDates.tooFar(start + " plus " + times + " times " + this);
    }
  }

  @Override
  public String toString() {
    if (period.isZero()) {
      return time.toString();
    }
    return time.isZero() ? period.toString() : period + time.toString().substring(1);
  }
}
