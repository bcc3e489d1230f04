package io.millrace.common.internal.persistence;

import io.millrace.common.ConflictException;

/** A row that a flush wanted to change was changed or deleted by another transaction. */
final class StaleRowException extends ConflictException {

  private static final long serialVersionUID = 1L;

  /** Throws the exception if a statement touched another number of rows than it had to. */
  static void check(Table<?> table, int expected, int hit) {
    if (hit != expected) {
      throw new StaleRowException(table.name(), "expected " + expected + ", hit " + hit);
    }
  }

  StaleRowException(String table, String detail) {
    super(
        "Rows of "
            + table
            + " were changed or deleted by another transaction ("
            + detail
            + "). Nothing was changed; try again in a new transaction.");
  }
}
