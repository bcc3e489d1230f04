package io.millrace.common.internal.query.number;

import java.math.BigDecimal;

/**
 * A number as {@link NumberColumn} sees it.
 *
 * @param exponent its exponent, or without one the number of digits before the point, less one
 * @param digits its sign and digits, without zeros at the end; empty for zero
 */
record NumberDigits(long exponent, String digits) {

  /** Returns how a number is seen, whatever its scale is. */
  static NumberDigits of(BigDecimal number) {
    var text = number.toString();
    var exponentAt = text.indexOf('E');
    var plain = exponentAt < 0 ? text : text.substring(0, exponentAt);
    var unsigned = plain.startsWith("-") ? plain.substring(1) : plain;
    var point = unsigned.indexOf('.');
    return new NumberDigits(
        exponentAt < 0
            ? (point < 0 ? unsigned.length() : point) - 1L
            : Long.parseLong(text.substring(exponentAt + 1)),
        withoutZerosAtEnd(plain.replace(".", "")));
  }

  private static String withoutZerosAtEnd(String digits) {
    var end = digits.length();
    while (end > 0 && digits.charAt(end - 1) == '0') {
      end--;
    }
    return digits.substring(0, end);
  }
}
