package io.millrace.common.internal.variable.type;

import static io.millrace.common.variable.ComparableColumn.NUMBER;

import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.math.BigInteger;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.List;
import java.util.function.Function;

/**
 * The types of dates and times. Those of the old classes that count milliseconds are stored as
 * these; all others keep the ISO text, exact to the nanosecond, and microseconds since 1970 to
 * compare by; what has no zone is compared as if it were UTC.
 */
final class TimeTypes {

  private static final BigInteger MICROS_PER_SECOND = BigInteger.valueOf(1_000_000);
  private static final int NANOS_PER_MICRO = 1_000;

  private TimeTypes() {}

  static List<VariableType> all() {
    return List.of(
        new ClassType<>(
            "date",
            Date.class,
            NUMBER,
            d -> StoredValue.ofNumber(d.getTime()),
            s -> new Date(s.number())),
        new ClassType<>(
            "sqldate",
            java.sql.Date.class,
            NUMBER,
            d -> StoredValue.ofNumber(d.getTime()),
            s -> new java.sql.Date(s.number())),
        new ClassType<>(
            "sqltime",
            Time.class,
            NUMBER,
            t -> StoredValue.ofNumber(t.getTime()),
            s -> new Time(s.number())),
        new ClassType<>(
            "timestamp",
            Timestamp.class,
            NUMBER,
            t -> iso(t.toInstant(), t.toInstant()),
            s -> Timestamp.from(Instant.parse(s.text()))),
        iso("instant", Instant.class, Function.identity(), Instant::parse),
        iso(
            "localdate",
            LocalDate.class,
            d -> d.atStartOfDay().toInstant(ZoneOffset.UTC),
            LocalDate::parse),
        iso(
            "localdatetime",
            LocalDateTime.class,
            d -> d.toInstant(ZoneOffset.UTC),
            LocalDateTime::parse),
        iso(
            "offsetdatetime",
            OffsetDateTime.class,
            OffsetDateTime::toInstant,
            OffsetDateTime::parse));
  }

  private static <T> VariableType iso(
      String name, Class<T> type, Function<T, Instant> instant, Function<String, T> parser) {
    return new ClassType<>(
        name,
        type,
        NUMBER,
        value -> iso(value, instant.apply(value)),
        stored -> parser.apply(stored.text()));
  }

  private static StoredValue iso(Object text, Instant comparedAs) {
    return new StoredValue(text.toString(), micros(comparedAs), null, null);
  }

  /**
   * Returns microseconds since 1970; the least or greatest number for times that are out of reach.
   */
  private static long micros(Instant time) {
    var exact =
        BigInteger.valueOf(time.getEpochSecond())
            .multiply(MICROS_PER_SECOND)
            .add(BigInteger.valueOf(time.getNano() / NANOS_PER_MICRO));
    if (exact.bitLength() < Long.SIZE) {
      return exact.longValue();
    }
    return exact.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
  }
}
