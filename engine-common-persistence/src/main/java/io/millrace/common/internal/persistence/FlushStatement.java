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
 */
record FlushStatement(Table<?> table, String sql, List<Parameter> parameters, int expected) {

  /** No number of rows has to be compared. */
  static final int UNCHECKED = -1;

  boolean isChecked() {
    return expected != UNCHECKED;
  }
}
