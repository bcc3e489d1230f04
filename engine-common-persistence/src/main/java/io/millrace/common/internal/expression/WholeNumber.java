package io.millrace.common.internal.expression;

import java.math.BigDecimal;
import java.util.OptionalInt;

/** Reads whole numbers that expressions give, as numbers or as texts. Stateless. */
public final class WholeNumber {

  private WholeNumber() {}

  /** Returns the number; empty if the value is none, has a fraction or is too large for an int. */
  public static OptionalInt of(Object value) {
    try {
      var number = new BigDecimal(String.valueOf(value).strip());
      return OptionalInt.of(number.intValueExact());
    } catch (NumberFormatException | ArithmeticException e) {
      return OptionalInt.empty();
    }
  }
}
