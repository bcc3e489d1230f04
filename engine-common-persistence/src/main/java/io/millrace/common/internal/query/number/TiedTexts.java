package io.millrace.common.internal.query.number;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.number.NumberColumn.DIGITS;
import static io.millrace.common.internal.query.number.NumberColumn.EXPONENT;

import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Operator;
import java.math.BigDecimal;

/**
 * Compares the texts of numbers that have the same nearest {@code double}.
 *
 * <p>Such numbers have one sign, unless it is zero: that is the nearest one of tiny numbers of both
 * signs too. They have one exponent, unless a power of ten is among them, or the {@code double} is
 * zero or the greatest one, which stands for all that are greater. Only then the database is asked
 * for signs and exponents.
 */
final class TiedTexts {

  /** Digits come after it in the order of texts, a sign before. */
  private static final String FIRST_DIGIT = "0";

  /** What is nearest to zero and greater has an exponent, so that its first digit is no zero. */
  private static final String FIRST_OF_POSITIVE = "1";

  private final int sign;
  private final NumberDigits number;
  private final boolean hasBothSigns;
  private final boolean hasOneExponent;

  TiedTexts(BigDecimal number, double nearest) {
    this.sign = number.signum();
    this.number = NumberDigits.of(number);
    hasBothSigns = nearest == 0;
    hasOneExponent =
        Math.abs(nearest) < Double.MAX_VALUE
            && hasExponent(Math.nextDown(nearest))
            && hasExponent(Math.nextUp(nearest));
  }

  private boolean hasExponent(double neighbor) {
    return NumberDigits.of(new BigDecimal(neighbor)).exponent() == number.exponent();
  }

  /** The number is the same. */
  Condition same() {
    var sameDigits = equal(DIGITS, number.digits());
    return sign == 0 || hasOneExponent
        ? sameDigits
        : all(equal(EXPONENT, number.exponent()), sameDigits);
  }

  /** The number is greater. */
  Condition above() {
    if (sign == 0) {
      return isPositive();
    }
    var above = sign > 0 ? isFurther() : isNearer();
    if (!hasBothSigns) {
      return above;
    }
    return sign > 0 ? all(isPositive(), above) : any(isNotNegative(), above);
  }

  /** The number is less. */
  Condition below() {
    if (sign == 0) {
      return isNegative();
    }
    var below = sign > 0 ? isNearer() : isFurther();
    if (!hasBothSigns) {
      return below;
    }
    return sign > 0 ? any(isNotPositive(), below) : all(isNegative(), below);
  }

  /** The number has the same sign, and is further from zero. */
  private Condition isFurther() {
    return magnitude(Operator.GREATER);
  }

  /** The number has the same sign, and is nearer to zero. */
  private Condition isNearer() {
    return magnitude(Operator.LESS);
  }

  private Condition magnitude(Operator operator) {
    var digits = compare(DIGITS, operator, number.digits());
    return hasOneExponent
        ? digits
        : any(
            compare(EXPONENT, operator, number.exponent()),
            all(equal(EXPONENT, number.exponent()), digits));
  }

  private static Condition isPositive() {
    return compare(DIGITS, Operator.GREATER_OR_EQUAL, FIRST_OF_POSITIVE);
  }

  private static Condition isNotPositive() {
    return compare(DIGITS, Operator.LESS, FIRST_OF_POSITIVE);
  }

  private static Condition isNegative() {
    return all(compare(DIGITS, Operator.GREATER, ""), compare(DIGITS, Operator.LESS, FIRST_DIGIT));
  }

  private static Condition isNotNegative() {
    return any(equal(DIGITS, ""), compare(DIGITS, Operator.GREATER_OR_EQUAL, FIRST_DIGIT));
  }
}
