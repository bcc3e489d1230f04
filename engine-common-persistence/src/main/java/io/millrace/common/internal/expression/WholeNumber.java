package io.millrace.common.internal.expression;

import java.math.BigDecimal;
import java.util.OptionalInt;

/** Reads whole numbers that expressions give, as numbers or as texts. Stateless. */
public final class WholeNumber {

  /** To read a number takes a time that grows with the square of its length. */
  private static final int MOST_CHARACTERS = 1_000;

  private WholeNumber() {}

  /**
   * Returns the number; empty if the value is none, has a fraction, is too large for an int or has
   * more than 1,000 characters.
   */
  public static OptionalInt of(Object value) {
    try {
      var text = String.valueOf(value).strip();
      return text.length() > MOST_CHARACTERS
          ? OptionalInt.empty()
          : OptionalInt.of(new BigDecimal(text).intValueExact());
    } catch (NumberFormatException | ArithmeticException e) {
      return OptionalInt.empty();
    }
  }
}
