package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Which columns of a table a text names, as bits in their order. The id is always among them.
 *
 * @param bits a bit for each column that is there; all are set for all columns
 * @param shared those of them that stand in the text once, since all rows have the same value there
 */
record ColumnSet(long bits, long shared) {

  /** All columns, each row with values of its own. */
  static final ColumnSet ALL = new ColumnSet(-1, 0);

  private static final int MOST_COLUMNS = Long.SIZE - 1;
  private static final long ID = 1;

  /**
   * Returns the columns in which one of some new rows has a value; of several rows, those are
   * shared in which all have the same.
   *
   * @param rows the values of each
   */
  static ColumnSet withValues(Table<?> table, List<Object[]> rows) {
    var columns = table.columns();
    if (columns.size() > MOST_COLUMNS) {
      return ALL;
    }
    var bits = ID;
    var shared = 0L;
    for (var i = 1; i < columns.size(); i++) {
      var bit = 1L << i;
      if (hasValue(rows, i)) {
        bits |= bit;
        shared |= rows.size() > 1 && isShared(columns.get(i).type(), rows, i) ? bit : 0;
      }
    }
    return new ColumnSet(bits, shared);
  }

  private static boolean hasValue(List<Object[]> rows, int column) {
    for (var i = 0; i < rows.size(); i++) {
      if (rows.get(i)[column] != null) {
        return true;
      }
    }
    return false;
  }

  /** What is equal by chance would make another text now and then. */
  private static boolean isShared(ColumnType type, List<Object[]> rows, int column) {
    if (type.isEqualByChance()) {
      return false;
    }
    var first = rows.get(0)[column];
    for (var i = 1; i < rows.size(); i++) {
      if (!Objects.equals(rows.get(i)[column], first)) {
        return false;
      }
    }
    return true;
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
    var bits = ID;
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
    return new ColumnSet(bits, 0);
  }

  boolean has(int column) {
    return (bits & 1L << column) != 0;
  }

  boolean isShared(int column) {
    return (shared & 1L << column) != 0;
  }

  /** Tells whether each row has a value of its own in a column. */
  boolean isOfRow(int column) {
    return has(column) && !isShared(column);
  }

  /** Tells whether rows that need other columns can be written by these. */
  boolean covers(ColumnSet other) {
    return (other.bits & ~bits) == 0 && (shared & other.bits & ~other.shared) == 0;
  }

  int size() {
    return Long.bitCount(bits);
  }

  /** Returns what it costs, roughly: the columns, and what each row adds. */
  int weight() {
    return size() + Long.bitCount(bits & ~shared);
  }

  /** Returns the columns of a table that are in it, in their order. */
  <E extends Entity> List<Column<E>> of(Table<E> table) {
    return bits == ALL.bits ? table.columns() : those(table, bits);
  }

  /** Returns the columns of a table in which each row has a value of its own. */
  <E extends Entity> List<Column<E>> ofRow(Table<E> table) {
    return shared == 0 ? of(table) : those(table, bits & ~shared);
  }

  private static <E extends Entity> List<Column<E>> those(Table<E> table, long bits) {
    var all = table.columns();
    var some = new ArrayList<Column<E>>(all.size());
    for (var i = 0; i < all.size(); i++) {
      if ((bits & 1L << i) != 0) {
        some.add(all.get(i));
      }
    }
    return some;
  }
}
