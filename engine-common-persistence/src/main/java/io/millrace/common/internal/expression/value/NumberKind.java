package io.millrace.common.internal.expression.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** The type in which two operands meet. */
enum NumberKind {
  LONG,
  DOUBLE,
  BIG_INTEGER,
  BIG_DECIMAL;

  static NumberKind ofCalculation(Object left, Object right) {
    if (left instanceof Long && right instanceof Long) {
      return LONG;
    }
    if (isDecimal(left) || isDecimal(right)) {
      return BIG_DECIMAL;
    }
    if (isFloating(left) || isFloating(right)) {
      return isBig(left) || isBig(right) ? BIG_DECIMAL : DOUBLE;
    }
    return isBig(left) || isBig(right) ? BIG_INTEGER : LONG;
  }

  static NumberKind ofDivision(Object left, Object right) {
    var exact = isDecimal(left) || isDecimal(right) || isBig(left) || isBig(right);
    return exact ? BIG_DECIMAL : DOUBLE;
  }

  static NumberKind ofRemainder(Object left, Object right) {
    var kind = ofCalculation(left, right);
    return kind == BIG_DECIMAL ? DOUBLE : kind;
  }

  /** Returns null where the operands do not meet as numbers. */
  static NumberKind ofComparison(Object left, Object right) {
    if (left instanceof Long && right instanceof Long) {
      return LONG;
    }
    if (!(left instanceof Number) && !(right instanceof Number)) {
      return left instanceof Character && right instanceof Character ? LONG : null;
    }
    if (isForeign(left) && right != null && left.getClass() == right.getClass()) {
      return null;
    }
    if (isDecimal(left) || isDecimal(right)) {
      return BIG_DECIMAL;
    }
    if (isFraction(left) || isFraction(right)) {
      return isBig(left) || isBig(right) ? BIG_DECIMAL : DOUBLE;
    }
    return isBig(left) || isBig(right) ? BIG_INTEGER : LONG;
  }

  private static boolean isDecimal(Object value) {
    return value instanceof BigDecimal;
  }

  private static boolean isBig(Object value) {
    return value instanceof BigInteger;
  }

  private static boolean isFloating(Object value) {
    return isFraction(value) || value instanceof String text && looksFloating(text);
  }

  private static boolean isFraction(Object value) {
    return value instanceof Double || value instanceof Float || isForeign(value);
  }

  /** A number of the application's own class: nobody knows whether it is whole. */
  private static boolean isForeign(Object value) {
    return value instanceof Number && !isKnown(value);
  }

  private static boolean isKnown(Object value) {
    return value instanceof Long
        || value instanceof Integer
        || value instanceof Short
        || value instanceof Byte
        || value instanceof Double
        || value instanceof Float
        || value instanceof BigInteger
        || value instanceof BigDecimal
        || value instanceof AtomicInteger
        || value instanceof AtomicLong;
  }

  private static boolean looksFloating(String text) {
    return text.indexOf('.') >= 0 || text.indexOf('e') >= 0 || text.indexOf('E') >= 0;
  }
}
