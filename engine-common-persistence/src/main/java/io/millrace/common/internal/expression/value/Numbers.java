package io.millrace.common.internal.expression.value;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Turns operands into numbers, as the specification says in its chapter on coercion: null and the
 * empty text are zero, a text is parsed, a character is its code.
 *
 * <p>Deviations, both so that money compares as people expect: a {@code double} becomes the decimal
 * with its shortest text (0.1 becomes 0.1), and a {@code long} keeps all its digits.
 */
public final class Numbers {

  private static final int MAX_DIGITS = 10_000;
  private static final int MAX_BITS = 33_220;

  private Numbers() {}

  static long toLong(Object value) {
    if (value instanceof Number number) {
      return number.longValue();
    }
    if (value instanceof Character character) {
      return character;
    }
    var text = textOf(value, "a whole number");
    try {
      return text.isEmpty() ? 0 : Long.parseLong(text);
    } catch (NumberFormatException notANumber) {
      throw notANumber(value, "a whole number");
    }
  }

  static double toDouble(Object value) {
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    if (value instanceof Character character) {
      return character;
    }
    var text = textOf(value, "a number");
    try {
      return text.isEmpty() ? 0 : Double.parseDouble(text);
    } catch (NumberFormatException notANumber) {
      throw notANumber(value, "a number");
    }
  }

  static BigInteger toBigInteger(Object value) {
    if (value instanceof BigInteger big) {
      return limited(big);
    }
    if (value instanceof BigDecimal decimal) {
      return limited(decimal).toBigInteger();
    }
    if (value instanceof Double || value instanceof Float) {
      return toBigDecimal(value).toBigInteger();
    }
    if (value instanceof Number || value instanceof Character) {
      return BigInteger.valueOf(toLong(value));
    }
    var text = textOf(value, "a whole number");
    try {
      return text.isEmpty() ? BigInteger.ZERO : new BigInteger(text);
    } catch (NumberFormatException notANumber) {
      throw notANumber(value, "a whole number");
    }
  }

  static BigDecimal toBigDecimal(Object value) {
    if (value instanceof BigDecimal decimal) {
      return limited(decimal);
    }
    if (value instanceof BigInteger big) {
      return new BigDecimal(limited(big));
    }
    if (value instanceof Double || value instanceof Float) {
      return finite((Number) value);
    }
    if (value instanceof Number || value instanceof Character) {
      return BigDecimal.valueOf(toLong(value));
    }
    var text = textOf(value, "a number");
    try {
      return text.isEmpty() ? BigDecimal.ZERO : limited(new BigDecimal(text));
    } catch (NumberFormatException notANumber) {
      throw notANumber(value, "a number");
    }
  }

  /** Refuses a big number of unbearable length; any other value passes. */
  public static void checkSize(Object value) {
    if (value instanceof BigDecimal decimal) {
      limited(decimal);
    } else if (value instanceof BigInteger big) {
      limited(big);
    }
  }

  private static BigDecimal limited(BigDecimal decimal) {
    if (Math.abs((long) decimal.scale()) > MAX_DIGITS || decimal.precision() > MAX_DIGITS) {
      throw tooManyDigits();
    }
    return decimal;
  }

  private static BigInteger limited(BigInteger big) {
    if (big.bitLength() > MAX_BITS) {
      throw tooManyDigits();
    }
    return big;
  }

  private static BigDecimal finite(Number number) {
    var value = number.doubleValue();
    if (!Double.isFinite(value)) {
      throw EvaluationFailure.of(
          value + " cannot be used with decimal numbers. Test for it before.");
    }
    var isSmallAndWhole = value == Math.rint(value) && Math.abs(value) < 1e15;
    return isSmallAndWhole ? BigDecimal.valueOf((long) value) : new BigDecimal(number.toString());
  }

  private static String textOf(Object value, String wanted) {
    if (value == null) {
      return "";
    }
    if (!(value instanceof CharSequence text)) {
      throw notANumber(value, wanted);
    }
    if (text.length() > MAX_DIGITS) {
      throw tooManyDigits();
    }
    return text.toString();
  }

  private static EvaluationFailure notANumber(Object value, String wanted) {
    return EvaluationFailure.of(
        Descriptions.of(value) + " is not " + wanted + ". Use '+=' where texts are to be joined.");
  }

  private static EvaluationFailure tooManyDigits() {
    return EvaluationFailure.limit("A number has more than " + MAX_DIGITS + " digits.");
  }
}
