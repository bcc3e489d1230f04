package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.Descriptions;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Steps;
import io.millrace.common.internal.expression.limit.Weights;
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
  private static final int DIGITS_OF_A_WORD = 9;
  private static final int WORDS_AT_ONCE = 8;

  private Operands() {}

  /**
   * Lets a value into arithmetic.
   *
   * @param steps what is left of the work that the evaluation may do
   * @return the value
   * @throws EvaluationFailure where it is no plain value, or too long
   */
  public static Object number(Object value, Steps steps) {
    if (value instanceof Long || value instanceof Integer || value instanceof Double) {
      return value;
    }
    steps.take(calculating(value), "To calculate with a number of that many digits");
    return convertible(value, Number.class);
  }

  /** The work of the library's arithmetic grows with the square of the digits. */
  private static long calculating(Object value) {
    var words =
        value instanceof String text ? text.length() / DIGITS_OF_A_WORD : Weights.words(value);
    return 1 + words * words / WORDS_AT_ONCE;
  }

  /**
   * Lets a value into a comparison by order.
   *
   * @param steps what is left of the work that the evaluation may do
   * @return the value
   * @throws EvaluationFailure where values of its class have no order, or a number is too long
   */
  public static Object ordered(Object value, Steps steps) {
    if (value instanceof BigDecimal || value instanceof BigInteger) {
      return number(value, steps);
    }
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
            || value instanceof BigInteger whole && whole.bitLength() > MAX_BITS
            || value instanceof String text && isTooLong(text);
    if (tooLong) {
      throw tooLong();
    }
    return value;
  }

  /**
   * Lets a number be written. Zeros that an exponent stands for are not written.
   *
   * @throws EvaluationFailure where it has too many digits
   */
  static Object written(Number value) {
    if (bits(value) > MAX_BITS) {
      throw tooLong();
    }
    return value;
  }

  private static EvaluationFailure tooLong() {
    return EvaluationFailure.limit(
        "A number has more than "
            + MAX_DIGITS
            + " digits. Use a smaller one, or put it behind a method of a bean.");
  }

  private static int bits(Number value) {
    if (value instanceof BigInteger whole) {
      return whole.bitLength();
    }
    return value instanceof BigDecimal decimal ? decimal.unscaledValue().bitLength() : 0;
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
    return Math.abs((long) decimal.scale()) > MAX_DIGITS || bits(decimal) > MAX_BITS;
  }

  private static boolean isTooLong(String text) {
    try {
      return text.length() > MAX_DIGITS || isTooLong(new BigDecimal(text));
    } catch (NumberFormatException notANumber) {
      return false; // the library says so
    }
  }
}
