package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Some of the columns of a table, as bits in their order. The id is always among them.
 *
 * @param bits a bit for each column that is there; all are set for all columns
 */
record ColumnSet(long bits) {

  /** All columns. */
  static final ColumnSet ALL = new ColumnSet(-1);

  private static final int MOST_COLUMNS = Long.SIZE - 1;

  /**
   * Returns the columns in which one of some new rows has a value.
   *
   * @param rows the values of each
   */
  static ColumnSet withValues(Table<?> table, List<Object[]> rows) {
    if (table.columns().size() > MOST_COLUMNS) {
      return ALL;
    }
    var bits = 1L;
    for (var values : rows) {
      for (var i = 1; i < values.length; i++) {
        if (values[i] != null) {
          bits |= 1L << i;
        }
      }
    }
    return new ColumnSet(bits);
  }

  /**
   * Returns the columns in which one of some rows differs from what the database has; all if that
   * is not known.
   *
   * @param rows the values of each, as they are to be
   * @param entities the rows
   */
  static ColumnSet withChanges(
      Table<?> table, List<Object[]> rows, List<? extends Entity> entities) {
    if (table.columns().size() > MOST_COLUMNS) {
      return ALL;
    }
    var bits = 1L;
    for (var row = 0; row < rows.size(); row++) {
      var stored = entities.get(row).stored();
      if (stored == null) {
        return ALL;
      }
      var values = rows.get(row);
      for (var i = 1; i < values.length; i++) {
        if (!Objects.deepEquals(values[i], stored[i])) {
          bits |= 1L << i;
        }
      }
    }
    return new ColumnSet(bits);
  }

  boolean has(int column) {
    return (bits & 1L << column) != 0;
  }

  boolean covers(ColumnSet other) {
    return (other.bits & ~bits) == 0;
  }

  int size() {
    return Long.bitCount(bits);
  }

  /** Returns the columns of a table that are in it, in their order. */
  <E extends Entity> List<Column<E>> of(Table<E> table) {
    var all = table.columns();
    if (bits == ALL.bits) {
      return all;
    }
    var some = new ArrayList<Column<E>>(all.size());
    for (var i = 0; i < all.size(); i++) {
      if (has(i)) {
        some.add(all.get(i));
      }
    }
    return some;
  }
}
