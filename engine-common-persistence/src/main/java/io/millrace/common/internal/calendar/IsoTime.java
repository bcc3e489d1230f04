package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.persistence.StorableTime;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;

/** Reads ISO 8601 dates. */
final class IsoTime {

  private static final DateTimeFormatter FORMAT =
      new DateTimeFormatterBuilder()
          .append(DateTimeFormatter.ISO_LOCAL_DATE)
          .optionalStart()
          .appendLiteral('T')
          .append(DateTimeFormatter.ISO_LOCAL_TIME)
          .appendPattern("[XXX][XX][X]")
          .optionalStart()
          .appendLiteral('[')
          .parseCaseSensitive()
          .appendZoneRegionId()
          .appendLiteral(']')
          .toFormatter()
          .withResolverStyle(ResolverStyle.STRICT);

  private IsoTime() {}

  /**
   * Parses a date, with or without time, offset and zone; what is missing is the start of the day
   * and the given zone. A local time that a change of the clock leaves out moves on by the length
   * of the gap (2:30 becomes 3:30); one that happens twice is the first of the two.
   *
   * @throws BadArgumentException if it is none, or none that databases can store
   */
  static Instant parse(String text, ZoneId zone) {
    return StorableTime.checked(pointInTime(text, zone));
  }

  private static Instant pointInTime(String text, ZoneId zone) {
    try {
      var parsed =
          FORMAT.parseBest(text, ZonedDateTime::from, LocalDateTime::from, LocalDate::from);
      if (parsed instanceof ZonedDateTime zoned) {
        return zoned.toInstant();
      }
      if (parsed instanceof LocalDateTime local) {
        return local.atZone(zone).toInstant();
      }
      return ((LocalDate) parsed).atStartOfDay(zone).toInstant();
    } catch (DateTimeException e) {
      throw new BadArgumentException(
          "'"
              + Shortened.of(text)
              + "' is no ISO 8601 date. Write one such as 2030-01-31, 2030-01-31T12:00:00 or 2030-01-31T12:00:00Z.",
          e);
    }
  }
}
