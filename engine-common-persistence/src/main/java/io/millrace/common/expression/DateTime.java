package io.millrace.common.expression;

import io.millrace.common.BadArgumentException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.function.Supplier;

/**
 * A point in time with a time zone, as the function {@code dateTime()} of expressions returns it:
 * {@code ${dateTime().plusDays(2).toDate()}}. Its methods are named as models of Camunda call them.
 *
 * <p>Due dates take it as it is. Immutable and thread-safe; two are equal where time and zone are.
 */
public final class DateTime implements Comparable<DateTime> {

  private final ZonedDateTime time;

  private DateTime(ZonedDateTime time) {
    this.time = time;
  }

  /**
   * Wraps a time of {@code java.time}.
   *
   * @param time the time, not null
   * @return the same time, never null
   * @throws BadArgumentException if the argument is null
   */
  public static DateTime of(ZonedDateTime time) {
    if (time == null) {
      throw new BadArgumentException("DateTime.of(null): there is no time. Pass one.");
    }
    return new DateTime(time);
  }

  /**
   * Returns the time so much later.
   *
   * @param seconds how many seconds
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime plusSeconds(int seconds) {
    return with(() -> time.plusSeconds(seconds));
  }

  /**
   * Returns the time so much later.
   *
   * @param minutes how many minutes
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime plusMinutes(int minutes) {
    return with(() -> time.plusMinutes(minutes));
  }

  /**
   * Returns the time so much later.
   *
   * @param hours how many hours
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime plusHours(int hours) {
    return with(() -> time.plusHours(hours));
  }

  /**
   * Returns the time so much later.
   *
   * @param days how many days, at the same time of day
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime plusDays(int days) {
    return with(() -> time.plusDays(days));
  }

  /**
   * Returns the time so much later.
   *
   * @param weeks how many weeks, at the same time of day
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime plusWeeks(int weeks) {
    return with(() -> time.plusWeeks(weeks));
  }

  /**
   * Returns the time so much later.
   *
   * @param months how many months; the last day of a month where it has no such day
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime plusMonths(int months) {
    return with(() -> time.plusMonths(months));
  }

  /**
   * Returns the time so much later.
   *
   * @param years how many years; 28 February where the year has no 29th
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime plusYears(int years) {
    return with(() -> time.plusYears(years));
  }

  /**
   * Returns the time so much earlier.
   *
   * @param seconds how many seconds
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime minusSeconds(int seconds) {
    return with(() -> time.minusSeconds(seconds));
  }

  /**
   * Returns the time so much earlier.
   *
   * @param minutes how many minutes
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime minusMinutes(int minutes) {
    return with(() -> time.minusMinutes(minutes));
  }

  /**
   * Returns the time so much earlier.
   *
   * @param hours how many hours
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime minusHours(int hours) {
    return with(() -> time.minusHours(hours));
  }

  /**
   * Returns the time so much earlier.
   *
   * @param days how many days, at the same time of day
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime minusDays(int days) {
    return with(() -> time.minusDays(days));
  }

  /**
   * Returns the time so much earlier.
   *
   * @param weeks how many weeks, at the same time of day
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime minusWeeks(int weeks) {
    return with(() -> time.minusWeeks(weeks));
  }

  /**
   * Returns the time so much earlier.
   *
   * @param months how many months; the last day of a month where it has no such day
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime minusMonths(int months) {
    return with(() -> time.minusMonths(months));
  }

  /**
   * Returns the time so much earlier.
   *
   * @param years how many years; 28 February where the year has no 29th
   * @return the other time, never null
   * @throws BadArgumentException if that is out of all calendars
   */
  public DateTime minusYears(int years) {
    return with(() -> time.minusYears(years));
  }

  /**
   * Returns the begin of the day.
   *
   * @return the first moment of the day in the time zone, never null
   */
  public DateTime withTimeAtStartOfDay() {
    return new DateTime(time.toLocalDate().atStartOfDay(time.getZone()));
  }

  /**
   * Returns the time with another hour of the day.
   *
   * @param hour the hour, from 0 to 23
   * @return the other time, never null
   * @throws BadArgumentException if there is no such hour
   */
  public DateTime withHourOfDay(int hour) {
    return with(() -> time.withHour(hour));
  }

  /**
   * Returns the time with another minute of the hour.
   *
   * @param minute the minute, from 0 to 59
   * @return the other time, never null
   * @throws BadArgumentException if there is no such minute
   */
  public DateTime withMinuteOfHour(int minute) {
    return with(() -> time.withMinute(minute));
  }

  /**
   * Returns the year.
   *
   * @return the year of the ISO calendar
   */
  public int getYear() {
    return time.getYear();
  }

  /**
   * Returns the month.
   *
   * @return the month, from 1
   */
  public int getMonthOfYear() {
    return time.getMonthValue();
  }

  /**
   * Returns the day of the month.
   *
   * @return the day, from 1
   */
  public int getDayOfMonth() {
    return time.getDayOfMonth();
  }

  /**
   * Returns the day of the week.
   *
   * @return 1 for Monday to 7 for Sunday
   */
  public int getDayOfWeek() {
    return time.getDayOfWeek().getValue();
  }

  /**
   * Returns the hour of the day.
   *
   * @return the hour, from 0 to 23
   */
  public int getHourOfDay() {
    return time.getHour();
  }

  /**
   * Tells whether this time comes before another one.
   *
   * @param other the other time, not null
   * @return true if it does
   */
  public boolean isBefore(DateTime other) {
    return time.isBefore(other.time);
  }

  /**
   * Tells whether this time comes after another one.
   *
   * @param other the other time, not null
   * @return true if it does
   */
  public boolean isAfter(DateTime other) {
    return time.isAfter(other.time);
  }

  /**
   * Returns the time as variables and due dates hold it.
   *
   * @return the time, parts of a millisecond cut off, never null
   */
  public Date toDate() {
    return Date.from(toInstant().truncatedTo(ChronoUnit.MILLIS));
  }

  /**
   * Returns the time without the zone.
   *
   * @return the time, never null
   */
  public Instant toInstant() {
    return time.toInstant();
  }

  /**
   * Returns the time as {@code java.time} has it.
   *
   * @return the time, never null
   */
  public ZonedDateTime toZonedDateTime() {
    return time;
  }

  private static DateTime with(Supplier<ZonedDateTime> change) {
    try {
      return new DateTime(change.get());
    } catch (DateTimeException | ArithmeticException outOfRange) {
      throw new BadArgumentException(
          "There is no such time: " + outOfRange.getMessage() + ". Use a smaller number.",
          outOfRange);
    }
  }

  @Override
  public int compareTo(DateTime other) {
    return time.compareTo(other.time);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DateTime that && time.equals(that.time);
  }

  @Override
  public int hashCode() {
    return time.hashCode();
  }

  /** Returns the time in ISO 8601, such as {@code 2026-03-01T09:30:00+01:00}. */
  @Override
  public String toString() {
    return time.toOffsetDateTime().toString();
  }
}
