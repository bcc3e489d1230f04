package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAccessor;
import java.util.Calendar;
import java.util.Date;

/** Turns whatever an expression yields for a due date into a point in time. */
public final class DueDates {

  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

  private static final Instant FIRST = Instant.parse("1000-01-01T00:00:00Z");

  private DueDates() {}

  /**
   * Finds the point in time that a value means.
   *
   * @param value an Instant, Date, Calendar, LocalDate (start of the day), LocalDateTime, OffsetDateTime,
   *     ZonedDateTime; a Duration or Period from now; a text with an ISO 8601 date or duration; null or a blank text
   * @param now the time of the engine's clock
   * @param zone where local times and days are meant
   * @return the point in time, or null for null and a blank text
   * @throws BadArgumentException where the value is of another type, is no date, or lies outside the years 1000 to 9999
   */
  public static Instant resolve(Object value, Instant now, ZoneId zone) {
    if (value == null || value instanceof String text && text.isBlank()) {
      return null;
    }
    return bounded(pointInTime(value, now, zone));
  }

  private static Instant pointInTime(Object value, Instant now, ZoneId zone) {
    if (value instanceof Instant instant) {
      return instant;
    }
    if (value instanceof CharSequence text) {
      return ofText(text.toString().strip(), now, zone);
    }
    if (value instanceof IsoDuration duration) {
      return duration.addTo(now, zone);
    }
    if (value instanceof Duration duration) {
      return IsoDuration.of(duration).addTo(now, zone);
    }
    if (value instanceof Period period) {
      return IsoDuration.of(period).addTo(now, zone);
    }
    return ofDate(value, zone);
  }

  private static Instant ofText(String text, Instant now, ZoneId zone) {
    return isDuration(text)
        ? IsoDuration.parse(text).addTo(now, zone)
        : TimeText.parse(text).toInstant(zone);
  }

  private static Instant ofDate(Object value, ZoneId zone) {
    if (value instanceof Date date) {
      return Instant.ofEpochMilli(date.getTime());
    }
    if (value instanceof Calendar calendar) {
      return calendar.toInstant();
    }
    if (value instanceof OffsetDateTime time) {
      return time.toInstant();
    }
    if (value instanceof TimeText text) {
      return text.toInstant(zone);
    }
    if (value instanceof ZonedDateTime || value instanceof LocalDateTime || value instanceof LocalDate) {
      return new TimeText((TemporalAccessor) value).toInstant(zone);
    }
    throw new BadArgumentException(
        "A value of "
            + value.getClass().getName()
            + " is no due date. Use a Date, a type of java.time with a date, a Duration, a Period or"
            + " an ISO 8601 text.");
  }

  /** Tells whether a text can only be a duration. */
  static boolean isDuration(String text) {
    return text.startsWith("P") || text.startsWith("p") || text.startsWith("-P");
  }

  static Instant bounded(Instant due) {
    if (due.isAfter(LAST) || due.isBefore(FIRST)) {
      throw tooFar(due.toString());
    }
    return due;
  }

  static BadArgumentException tooFar(String what) {
    return new BadArgumentException(
        what + " lies outside the years 1000 to 9999, which is all that databases can store.");
  }
}
