package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;

/**
 * A point in time as a text gives it: with an offset or zone of its own, or as local time of the engine's zone.
 *
 * <p>A local time that a change of the clock skips is moved forward by the length of the gap (2:30 becomes 3:30); one
 * that happens twice is the first of the two. A date alone is the start of that day.
 *
 * @param value a ZonedDateTime, LocalDateTime or LocalDate
 */
record TimeText(TemporalAccessor value) {

  private static final int MAX_LENGTH = 100;

  private static final DateTimeFormatter FORMAT =
      new DateTimeFormatterBuilder()
          .append(DateTimeFormatter.ISO_LOCAL_DATE)
          .optionalStart()
          .appendLiteral('T')
          .append(DateTimeFormatter.ISO_LOCAL_TIME)
          .appendPattern("[XXX][XX][X]")
          .optionalStart()
          .appendLiteral('[')
          .appendZoneRegionId()
          .appendLiteral(']')
          .optionalEnd()
          .optionalEnd()
          .toFormatter()
          .withResolverStyle(ResolverStyle.STRICT);

  /**
   * Parses a date or date with time.
   *
   * @throws BadArgumentException where it is none
   */
  static TimeText parse(String text) {
    try {
      if (text.length() > MAX_LENGTH) {
        throw new DateTimeException("it has " + text.length() + " characters");
      }
      return new TimeText(
          FORMAT.parseBest(text, ZonedDateTime::from, LocalDateTime::from, LocalDate::from));
    } catch (DateTimeException wrong) {
      throw new BadArgumentException(
          "'"
              + Shortened.of(text)
              + "' is no date: "
              + Shortened.of(wrong.getMessage())
              + ". Write ISO 8601, such as 2026-03-01, 2026-03-01T12:30 or 2026-03-01T12:30:00Z.");
    }
  }

  Instant toInstant(ZoneId zone) {
    if (value instanceof ZonedDateTime time) {
      return time.toInstant();
    }
    return value instanceof LocalDateTime time
        ? time.atZone(zone).toInstant()
        : ((LocalDate) value).atStartOfDay(zone).toInstant();
  }
}
