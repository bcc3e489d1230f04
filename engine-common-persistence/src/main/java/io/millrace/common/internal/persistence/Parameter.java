package io.millrace.common.internal.persistence;

import java.util.List;

/**
 * A value for one question mark of a statement.
 *
 * @param type what it is
 * @param value of the type's class, or null; for an array the list of its elements
 * @param array whether it is a whole array
 */
public record Parameter(ColumnType type, Object value, boolean array) {

  /** Returns a parameter with an id or another whole number. */
  public static Parameter of(long value) {
    return new Parameter(ColumnType.ID, value, false);
  }

  /** Returns a parameter with a text, which may be null. */
  public static Parameter of(String value) {
    return new Parameter(ColumnType.STRING, value, false);
  }

  /** Returns a parameter of any type; the value may be null. */
  public static Parameter of(ColumnType type, Object value) {
    return new Parameter(type, value, false);
  }

  static Parameter array(ColumnType type, List<?> values) {
    return new Parameter(type, values, true);
  }
}
