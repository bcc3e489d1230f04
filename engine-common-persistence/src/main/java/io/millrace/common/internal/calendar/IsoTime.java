package io.millrace.common.internal.calendar;

import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;

/** Reads ISO 8601 dates. */
final class IsoTime {

  private static final DateTimeFormatter FORMAT =
      new DateTimeFormatterBuilder()
          .append(DateTimeFormatter.ISO_LOCAL_DATE)
          .optionalStart()
          .appendLiteral('T')
          .append(DateTimeFormatter.ISO_LOCAL_TIME)
          .optionalStart()
          .appendOffsetId()
          .optionalEnd()
          .optionalStart()
          .appendOffset("+HHmm", "Z")
          .optionalEnd()
          .optionalStart()
          .appendLiteral('[')
          .parseCaseSensitive()
          .appendZoneRegionId()
          .appendLiteral(']')
          .toFormatter();

  private IsoTime() {}

  /**
   * Parses a date, with or without time, offset and zone; what is missing is the start of the day and the given zone.
   *
   * @throws BadArgumentException if it is none
   */
  static Instant parse(String text, ZoneId zone) {
    try {
      var parsed = FORMAT.parseBest(text, ZonedDateTime::from, LocalDateTime::from, LocalDate::from);
      if (parsed instanceof ZonedDateTime zoned) {
        return zoned.toInstant();
      }
      if (parsed instanceof LocalDateTime local) {
        return local.atZone(zone).toInstant();
      }
      return ((LocalDate) parsed).atStartOfDay(zone).toInstant();
    } catch (DateTimeParseException e) {
      throw new BadArgumentException(
          "'" + text + "' is no ISO 8601 date. Write one such as 2030-01-31, 2030-01-31T12:00:00 or 2030-01-31T12:00:00Z.", e);
    }
  }
}
