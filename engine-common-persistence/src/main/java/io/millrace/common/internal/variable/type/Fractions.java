package io.millrace.common.internal.variable.type;

import io.millrace.common.variable.StoredValue;

/**
 * Doubles in columns. Those that not every database keeps exactly (not a number, infinite, negative zero, below the
 * normal range) have their text beside the column that queries compare.
 */
final class Fractions {

  private Fractions() {}

  static StoredValue write(double value) {
    return new StoredValue(isOrdinary(value) ? null : Double.toString(value), null, column(value), null);
  }

  static double read(StoredValue stored) {
    return stored.text() == null ? stored.decimal() : Double.parseDouble(stored.text());
  }

  /** Returns the nearest value that every database keeps, or null. */
  static Double column(double value) {
    if (!Double.isFinite(value)) {
      return null;
    }
    return Math.abs(value) < Double.MIN_NORMAL ? 0.0 : value;
  }

  private static boolean isOrdinary(double value) {
    var isZero = Double.doubleToRawLongBits(value) == 0L;
    return isZero || Double.isFinite(value) && Math.abs(value) >= Double.MIN_NORMAL;
  }
}
