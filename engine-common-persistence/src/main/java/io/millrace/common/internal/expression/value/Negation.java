package io.millrace.common.internal.expression.value;

import java.math.BigDecimal;
import java.math.BigInteger;

/** The sign before a value. Spec: Jakarta Expression Language 6.0 §1.7.5. */
public final class Negation {

  private Negation() {}

  /**
   * Negates a value.
   *
   * @param value a number, a text that is one, or null for zero
   * @return a number, of the same type where the value is one
   * @throws EvaluationFailure where it is no number or the result is out of range
   */
  public static Number of(Object value) {
    try {
      return negate(value);
    } catch (ArithmeticException outOfRange) {
      throw EvaluationFailure.of("Cannot negate " + Descriptions.of(value) + ": out of range.");
    }
  }

  private static Number negate(Object value) {
    if (value instanceof Integer number) {
      return Math.negateExact(number);
    }
    if (value instanceof Short number) {
      return (Short) Coercion.to(-number, Short.class);
    }
    if (value instanceof Byte number) {
      return (Byte) Coercion.to(-number, Byte.class);
    }
    if (value instanceof Float number) {
      return -number;
    }
    if (value instanceof BigInteger number) {
      return number.negate();
    }
    if (value instanceof BigDecimal number) {
      return number.negate();
    }
    return NumberKind.ofCalculation(value, null) == NumberKind.DOUBLE
        ? (Number) (-Numbers.toDouble(value))
        : (Number) Math.negateExact(Numbers.toLong(value));
  }
}
