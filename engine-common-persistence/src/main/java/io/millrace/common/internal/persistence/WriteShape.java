package io.millrace.common.internal.persistence;

/**
 * What the text of a write depends on.
 *
 * @param table the table
 * @param kind what is done
 * @param rows to how many rows the text applies
 */
record WriteShape(Table<?> table, Kind kind, int rows) {

  /** What is done to rows. */
  enum Kind {
    INSERT,
    UPDATE,
    DELETE
  }
}
