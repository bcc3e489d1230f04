package io.millrace.common.internal.expression.access;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * What the operators and conversions of the library may be given: plain values of bearable length.
 * Arithmetic with longer numbers would not end, and the library's own messages would hold the whole
 * text of a value.
 */
public final class Operands {

  private static final int MAX_DIGITS = 10_000;
  private static final int MAX_BITS = 33_220;

  private Operands() {}

  /**
   * Lets a value into arithmetic.
   *
   * @return the value
   * @throws EvaluationFailure where it is no plain value, or too long
   */
  public static Object number(Object value) {
    return convertible(value, Number.class);
  }

  /**
   * Lets a value into a comparison by order.
   *
   * @return the value
   * @throws EvaluationFailure where values of its class have no order
   */
  public static Object ordered(Object value) {
    if (value == null || value instanceof Comparable<?>) {
      return value;
    }
    throw EvaluationFailure.of(
        Descriptions.of(value) + " is neither less nor greater than others. Compare plain values.");
  }

  /**
   * Lets a value into a conversion.
   *
   * @return the value
   * @throws EvaluationFailure where it is no plain value, or a number of unbearable length
   */
  public static Object convertible(Object value, Class<?> type) {
    if (value instanceof String && !Coercion.isNumeric(type)) {
      return value;
    }
    if (!isPlain(value)) {
      throw Coercion.noConversion(value, type);
    }
    return limited(value);
  }

  static Object limited(Object value) {
    var tooLong =
        value instanceof BigDecimal decimal && isTooLong(decimal)
            || value instanceof BigInteger big && big.bitLength() > MAX_BITS
            || value instanceof String text && isTooLong(text);
    if (tooLong) {
      throw EvaluationFailure.limit("A number has more than " + MAX_DIGITS + " digits.");
    }
    return value;
  }

  private static boolean isPlain(Object value) {
    return value == null
        || value instanceof String
        || value instanceof Number
        || value instanceof Boolean
        || value instanceof Character
        || value instanceof Enum<?>;
  }

  private static boolean isTooLong(BigDecimal decimal) {
    return Math.abs((long) decimal.scale()) > MAX_DIGITS || decimal.precision() > MAX_DIGITS;
  }

  private static boolean isTooLong(String text) {
    try {
      return text.length() > MAX_DIGITS || isTooLong(new BigDecimal(text));
    } catch (NumberFormatException notANumber) {
      return false; // the library says so
    }
  }
}
