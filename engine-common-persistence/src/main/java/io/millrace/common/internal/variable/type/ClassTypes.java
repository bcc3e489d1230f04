package io.millrace.common.internal.variable.type;

import static io.millrace.common.internal.variable.type.ClassType.ordered;
import static io.millrace.common.internal.variable.type.ClassType.unordered;
import static io.millrace.common.variable.VariableType.ComparedBy.DECIMAL;
import static io.millrace.common.variable.VariableType.ComparedBy.NOTHING;
import static io.millrace.common.variable.VariableType.ComparedBy.NUMBER;
import static io.millrace.common.variable.VariableType.ComparedBy.TEXT;

import io.millrace.common.variable.StoredValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Date;
import java.util.List;
import java.util.UUID;

/** The types of the JDK's plain values. */
final class ClassTypes {

  private ClassTypes() {}

  static List<ClassType<?>> all() {
    return List.of(
        ordered("string", String.class, TEXT, Texts::write, Texts::read),
        ordered(
            "integer",
            Integer.class,
            NUMBER,
            value -> StoredValue.ofNumber(value),
            in -> in.number().intValue()),
        ordered("long", Long.class, NUMBER, StoredValue::ofNumber, StoredValue::number),
        ordered(
            "short",
            Short.class,
            NUMBER,
            value -> StoredValue.ofNumber(value),
            in -> in.number().shortValue()),
        ordered("double", Double.class, DECIMAL, Fractions::write, Fractions::read),
        ordered(
            "float",
            Float.class,
            DECIMAL,
            value -> Fractions.write(value),
            in -> (float) Fractions.read(in)),
        unordered(
            "boolean",
            Boolean.class,
            NUMBER,
            value -> StoredValue.ofNumber(value ? 1 : 0),
            in -> in.number() == 1),
        ordered("bigdecimal", BigDecimal.class, DECIMAL, ClassTypes::big, ClassTypes::toDecimal),
        ordered("biginteger", BigInteger.class, DECIMAL, ClassTypes::big, ClassTypes::toInteger),
        ordered("date", Date.class, NUMBER, Times::ofDate, Times::toDate),
        ordered("instant", Instant.class, NUMBER, Times::ofInstant, Times::toInstant),
        ordered("localdate", LocalDate.class, NUMBER, Times::ofLocalDate, Times::toLocalDate),
        ordered(
            "localdatetime",
            LocalDateTime.class,
            NUMBER,
            Times::ofLocalDateTime,
            Times::toLocalDateTime),
        ordered(
            "offsetdatetime",
            OffsetDateTime.class,
            NUMBER,
            Times::ofOffsetDateTime,
            Times::toOffsetDateTime),
        unordered(
            "uuid",
            UUID.class,
            TEXT,
            value -> StoredValue.ofText(value.toString()),
            in -> UUID.fromString(in.text())),
        unordered(
            "bytes",
            byte[].class,
            NOTHING,
            value -> StoredValue.ofBytes(value.clone()),
            in -> in.bytes().clone()));
  }

  /** Keeps all digits in the text, and the nearest double for queries. */
  private static StoredValue big(Number value) {
    var text = Texts.write(value.toString());
    return new StoredValue(
        text.text(), null, Fractions.column(value.doubleValue()), text.bytes());
  }

  private static BigDecimal toDecimal(StoredValue stored) {
    return new BigDecimal(Texts.read(stored));
  }

  private static BigInteger toInteger(StoredValue stored) {
    return new BigInteger(Texts.read(stored));
  }
}
