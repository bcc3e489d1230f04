package io.millrace.common.internal.persistence;

import java.util.List;

/**
 * What the text of a write depends on.
 *
 * @param table the table
 * @param kind what is done
 * @param rows to how many rows the text applies
 * @param set the columns that are written
 */
record WriteShape(Table<?> table, Kind kind, int rows, ColumnSet set) {

  /** What is done to rows. */
  enum Kind {
    INSERT,
    UPDATE,
    DELETE
  }

  /** Creates the shape of a write that names all columns. */
  WriteShape(Table<?> table, Kind kind, int rows) {
    this(table, kind, rows, ColumnSet.ALL);
  }

  /** Returns the columns that are written. */
  List<? extends Column<?>> columns() {
    return set.of(table);
  }
}
