package io.millrace.common.internal.query.number;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Numbers of all Java types that variables hold, by their exact value. */
public final class ExactNumber {

  private ExactNumber() {}

  /**
   * Tells whether two numbers are the same number: 5 is 5.0, and 0.1 as a {@code double}, which is
   * a little more, is not 0.1 as a {@code BigDecimal}. What is infinite, or no number, equals what
   * is called the same.
   */
  public static boolean areEqual(Number one, Number other) {
    return isFinite(one) && isFinite(other)
        ? of(one).compareTo(of(other)) == 0
        : Double.compare(one.doubleValue(), other.doubleValue()) == 0
            && isFinite(one) == isFinite(other);
  }

  /** Tells whether it is neither infinite nor {@code NaN}. */
  static boolean isFinite(Number number) {
    return !(number instanceof Double || number instanceof Float)
        || Double.isFinite(number.doubleValue());
  }

  /** Returns the value of a finite number without any rounding. */
  static BigDecimal of(Number number) {
    if (number instanceof BigDecimal decimal) {
      return decimal;
    }
    if (number instanceof BigInteger whole) {
      return new BigDecimal(whole);
    }
    return number instanceof Double || number instanceof Float
        ? new BigDecimal(number.doubleValue())
        : BigDecimal.valueOf(number.longValue());
  }
}
