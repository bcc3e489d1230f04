package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import io.millrace.common.expression.DateTime;
import io.millrace.common.internal.persistence.StorableTime;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.Optional;

/** Turns what an expression for a due date gives into a point in time. Stateless. */
public final class DueDate {

  private DueDate() {}

  /**
   * Returns the point in time.
   *
   * @param value an {@code Instant}, {@code Date}, {@code LocalDate}, {@code LocalDateTime}, {@code
   *     OffsetDateTime}, {@code ZonedDateTime}, {@code DateTime}, {@code Duration}, {@code Period},
   *     an ISO 8601 date or duration as text, or null
   * @return null for null and for an empty text
   * @throws BadArgumentException if it is anything else, or lies outside the years 1000 to 9999
   */
  public static Instant of(Object value, Instant now, ZoneId zone) {
    if (value == null || value instanceof String text && text.isBlank()) {
      return null;
    }
    return StorableTime.checked(pointInTime(value, now, zone));
  }

  private static Instant pointInTime(Object value, Instant now, ZoneId zone) {
    if (value instanceof Instant instant) {
      return instant;
    }
    if (value instanceof Date date) {
      return Instant.ofEpochMilli(date.getTime());
    }
    if (value instanceof LocalDate date) {
      return date.atStartOfDay(zone).toInstant();
    }
    if (value instanceof LocalDateTime time) {
      return time.atZone(zone).toInstant();
    }
    if (value instanceof OffsetDateTime time) {
      return time.toInstant();
    }
    if (value instanceof ZonedDateTime time) {
      return time.toInstant();
    }
    if (value instanceof DateTime time) {
      return time.toInstant();
    }
    if (value instanceof Duration duration) {
      return new IsoSpan(Period.ZERO, duration).after(now, zone);
    }
    if (value instanceof Period period) {
      return new IsoSpan(period, Duration.ZERO).after(now, zone);
    }
    if (value instanceof String text) {
      return ofText(text.strip(), now, zone);
    }
    throw new BadArgumentException(
        "A "
            + value.getClass().getName()
            + " is no due date. Give a date or a duration, of java.time or as ISO 8601 text.");
  }

  private static Instant ofText(String text, Instant now, ZoneId zone) {
    return text.startsWith("P") || text.startsWith("-P")
        ? IsoSpan.parse(text).after(now, zone)
        : IsoTime.parse(text, zone);
  }

  /** Returns what is wrong with a text, or empty if it can be read. */
  public static Optional<String> error(String text) {
    try {
      of(text, Instant.EPOCH, ZoneId.of("UTC"));
      return Optional.empty();
    } catch (BadArgumentException e) {
      return Optional.of(e.text());
    }
  }
}
