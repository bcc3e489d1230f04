package io.millrace.common.internal.variable.type;

import static io.millrace.common.variable.ComparableColumn.DECIMAL;
import static io.millrace.common.variable.ComparableColumn.NUMBER;

import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/**
 * The types of numbers: whole ones in the number column, others in the decimal column, and exactly
 * as a text where that is not exact.
 */
final class NumberTypes {

  private NumberTypes() {}

  static List<VariableType> all() {
    return List.of(
        new ClassType<>(
            "integer",
            Integer.class,
            NUMBER,
            n -> StoredValue.ofNumber(n),
            s -> s.number().intValue()),
        new ClassType<>("long", Long.class, NUMBER, StoredValue::ofNumber, StoredValue::number),
        new ClassType<>(
            "short",
            Short.class,
            NUMBER,
            n -> StoredValue.ofNumber(n),
            s -> s.number().shortValue()),
        new ClassType<>(
            "double", Double.class, DECIMAL, NumberTypes::ofDouble, NumberTypes::toDouble),
        new ClassType<>("float", Float.class, DECIMAL, n -> ofDouble(n), s -> (float) toDouble(s)),
        new ClassType<>(
            "bigdecimal",
            BigDecimal.class,
            DECIMAL,
            NumberTypes::ofExact,
            s -> new BigDecimal(s.fullText())),
        new ClassType<>(
            "biginteger",
            BigInteger.class,
            DECIMAL,
            NumberTypes::ofExact,
            s -> new BigInteger(s.fullText())));
  }

  /**
   * Returns a floating point number as such if any database stores it so, and otherwise as a text.
   */
  private static StoredValue ofDouble(double value) {
    var kept = Double.isFinite(value) && (value != 0 || 1 / value > 0);
    return kept
        ? new StoredValue(null, null, value, null)
        : new StoredValue(
            Double.toString(value), null, Double.isNaN(value) ? null : nearest(value), null);
  }

  private static double toDouble(StoredValue stored) {
    return stored.text() == null ? stored.decimal() : Double.parseDouble(stored.text());
  }

  private static StoredValue ofExact(Number value) {
    var exact = StoredValue.ofText(NumberSize.checked(value).toString());
    return new StoredValue(exact.text(), null, nearest(value.doubleValue()), exact.bytes());
  }

  /** Returns the finite number that is nearest, without a sign if it is zero. */
  private static double nearest(double value) {
    return Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, value)) + 0.0;
  }
}
