package io.millrace.common.internal.persistence;

import java.util.List;

/**
 * One statement of a flush as a dialect renders it.
 *
 * @param table the table it changes
 * @param sql its text, the same for any values
 * @param parameters the values of its question marks
 * @param expected how many rows it has to touch; {@link #UNCHECKED} where it cannot miss any or
 *     sees to that by itself
 * @param guard the statement that raises an error when the one before it has not touched as many
 *     rows as its question mark says, for where both stand in one string; null if it is unchecked,
 *     or a part of {@link OneStatement}, which counts by itself
 */
record FlushStatement(
    Table<?> table, String sql, List<Parameter> parameters, int expected, String guard) {

  /** No number of rows has to be compared. */
  static final int UNCHECKED = -1;

  /** Returns a statement that no count has to be compared of. */
  static FlushStatement unchecked(Table<?> table, String sql, List<Parameter> parameters) {
    return new FlushStatement(table, sql, parameters, UNCHECKED, null);
  }

  boolean isChecked() {
    return expected != UNCHECKED;
  }
}
