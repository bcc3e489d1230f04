package io.millrace.common.internal.variable.type;

import io.millrace.common.LimitExceededException;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Spells numbers so that JSON keeps their Java type as well as their value.
 *
 * <p>What JSON readers take for an integer or a double is spelled plainly: an {@code Integer}, a
 * {@code Long} and a {@code BigInteger} that are too large for the next smaller type, a {@code
 * Double}. All else has an exponent that changes nothing, and that no plain number is spelled with:
 *
 * <ul>
 *   <li>{@code BigDecimal}: a small e ({@code 19.90e0}, {@code 1e+400}), which keeps its scale
 *   <li>{@code Float}: a fraction, and an exponent that begins with a zero ({@code 0.1E0})
 *   <li>{@code Long 7E0}, {@code BigInteger 7E+0}, {@code Short 7E-0}, {@code Byte 7E00}
 * </ul>
 */
final class JsonNumber {

  /** How long a double is spelled at most: a sign, a point, 17 digits and E-308. */
  private static final int LONGEST_DOUBLE = 24;

  /** Up to so many characters are a long for certain. */
  private static final int SURELY_LONG = 18;

  private static final String OF_DECIMAL = "e0";
  private static final String OF_LONG = "E0";
  private static final String OF_BIG_INTEGER = "E+0";
  private static final String OF_SHORT = "E-0";
  private static final String OF_BYTE = "E00";

  private JsonNumber() {}

  /** Tells whether JSON can spell a number: it is finite, and of a class of the JDK's. */
  static boolean isKnown(Number value) {
    if (value instanceof Double || value instanceof Float) {
      return Double.isFinite(value.doubleValue());
    }
    return value instanceof Integer
        || value instanceof Long
        || value instanceof Short
        || value instanceof Byte
        || value instanceof BigInteger
        || value instanceof BigDecimal;
  }

  /**
   * Returns how a known number is spelled.
   *
   * @throws LimitExceededException if it has too many digits
   */
  static String spell(Number value) {
    var plain = NumberSize.checked(value).toString();
    if (value instanceof Long number) {
      return number.intValue() == number ? plain + OF_LONG : plain;
    }
    if (value instanceof BigInteger number) {
      return number.bitLength() < Long.SIZE ? plain + OF_BIG_INTEGER : plain;
    }
    if (value instanceof BigDecimal) {
      return plain.indexOf('E') < 0 ? plain + OF_DECIMAL : plain.replace('E', 'e');
    }
    if (value instanceof Float) {
      return ofFloat(plain);
    }
    return value instanceof Short
        ? plain + OF_SHORT
        : value instanceof Byte ? plain + OF_BYTE : plain;
  }

  private static String ofFloat(String plain) {
    var exponent = plain.indexOf('E');
    if (exponent < 0) {
      return plain + OF_LONG;
    }
    var digits = plain.charAt(exponent + 1) == '-' ? exponent + 2 : exponent + 1;
    return plain.substring(0, digits) + '0' + plain.substring(digits);
  }

  /**
   * Returns the number that is spelled. What somebody else has spelled is taken as a double or,
   * where that is too small, as a decimal number.
   *
   * @throws NumberFormatException if somebody else has spelled it, and it does not fit
   */
  static Number read(String spelled) {
    if (spelled.indexOf('e') >= 0) {
      return new BigDecimal(spelled);
    }
    var exponent = spelled.indexOf('E');
    var isWhole = spelled.indexOf('.') < 0;
    if (exponent < 0) {
      return isWhole ? whole(spelled) : floating(spelled);
    }
    if (isWhole) {
      return marked(spelled, exponent);
    }
    var digits = spelled.charAt(exponent + 1) == '-' ? exponent + 2 : exponent + 1;
    return spelled.charAt(digits) == '0' ? Float.valueOf(spelled) : floating(spelled);
  }

  private static Number marked(String spelled, int exponent) {
    var digits = spelled.substring(0, exponent);
    return switch (spelled.substring(exponent)) {
      case OF_LONG -> Long.valueOf(digits);
      case OF_BIG_INTEGER -> new BigInteger(digits);
      case OF_SHORT -> Short.valueOf(digits);
      case OF_BYTE -> Byte.valueOf(digits);
      default -> floating(spelled);
    };
  }

  private static Number whole(String digits) {
    if (digits.length() > SURELY_LONG) {
      var whole = new BigInteger(digits);
      return whole.bitLength() < Long.SIZE ? narrowed(whole.longValue()) : whole;
    }
    return narrowed(Long.parseLong(digits));
  }

  private static Number narrowed(long whole) {
    if ((int) whole == whole) {
      return (int) whole;
    }
    return whole;
  }

  private static Number floating(String spelled) {
    var nearest = Double.parseDouble(spelled);
    if (spelled.length() > LONGEST_DOUBLE || Double.isInfinite(nearest)) {
      return new BigDecimal(spelled);
    }
    return nearest;
  }
}
