package io.millrace.common.internal.variable.type;

import io.millrace.common.LimitExceededException;
import java.math.BigDecimal;
import java.math.BigInteger;

/** How many digits a number may have that is kept: to read it takes the square of them. */
final class NumberSize {

  private static final int MOST_DIGITS = 50_000;
  private static final int MOST_BITS = 166_097;

  private NumberSize() {}

  /**
   * Returns the number.
   *
   * @throws LimitExceededException if it has too many digits
   */
  static Number checked(Number value) {
    var bits = bits(value);
    if (bits > MOST_BITS) {
      throw new LimitExceededException(
          "Cannot keep a number of about "
              + bits * 3L / 10
              + " digits in a variable: it may have at most "
              + MOST_DIGITS
              + ". Keep it as a text or as bytes.");
    }
    return value;
  }

  private static int bits(Number value) {
    if (value instanceof BigInteger whole) {
      return whole.bitLength();
    }
    return value instanceof BigDecimal decimal ? decimal.unscaledValue().bitLength() : 0;
  }
}
