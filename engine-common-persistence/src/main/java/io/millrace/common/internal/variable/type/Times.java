package io.millrace.common.internal.variable.type;

import io.millrace.common.variable.StoredValue;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Date;

/**
 * Points in time in columns: as microseconds since 1970 in the number column, by which queries compare, with local times
 * taken as UTC. Where that loses something (nanoseconds, very distant times, an offset), the text beside it has all.
 */
final class Times {

  private static final long MICROS = 1_000_000;

  private Times() {}

  static StoredValue ofInstant(Instant time) {
    return withText(time, time.toString());
  }

  static Instant toInstant(StoredValue stored) {
    return stored.text() == null ? fromMicros(stored.number()) : Instant.parse(stored.text());
  }

  static StoredValue ofDate(Date date) {
    return withText(Instant.ofEpochMilli(date.getTime()), Long.toString(date.getTime()));
  }

  static Date toDate(StoredValue stored) {
    return stored.text() == null
        ? new Date(Math.floorDiv(stored.number(), 1_000L))
        : new Date(Long.parseLong(stored.text()));
  }

  static StoredValue ofLocalDateTime(LocalDateTime time) {
    return withText(time.toInstant(ZoneOffset.UTC), time.toString());
  }

  static LocalDateTime toLocalDateTime(StoredValue stored) {
    return stored.text() == null
        ? LocalDateTime.ofInstant(fromMicros(stored.number()), ZoneOffset.UTC)
        : LocalDateTime.parse(stored.text());
  }

  static StoredValue ofLocalDate(LocalDate date) {
    return withText(date.atStartOfDay().toInstant(ZoneOffset.UTC), date.toString());
  }

  static LocalDate toLocalDate(StoredValue stored) {
    return stored.text() == null
        ? LocalDate.ofInstant(fromMicros(stored.number()), ZoneOffset.UTC)
        : LocalDate.parse(stored.text());
  }

  static StoredValue ofOffsetDateTime(OffsetDateTime time) {
    return new StoredValue(
        DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time), micros(time.toInstant()), null, null);
  }

  static OffsetDateTime toOffsetDateTime(StoredValue stored) {
    return OffsetDateTime.parse(stored.text());
  }

  private static StoredValue withText(Instant time, String text) {
    var micros = micros(time);
    return fromMicros(micros).equals(time)
        ? StoredValue.ofNumber(micros)
        : new StoredValue(text, micros, null, null);
  }

  private static Instant fromMicros(long micros) {
    return Instant.ofEpochSecond(
        Math.floorDiv(micros, MICROS), Math.floorMod(micros, MICROS) * 1_000);
  }

  /** Returns the microseconds, or the greatest or least number where there are more. */
  private static long micros(Instant time) {
    try {
      return Math.addExact(
          Math.multiplyExact(time.getEpochSecond(), MICROS), time.getNano() / 1_000);
    } catch (ArithmeticException tooDistant) {
      return time.getEpochSecond() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
  }
}
