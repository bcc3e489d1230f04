package io.millrace.common.internal.persistence;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Renders the statements that write a table from its descriptor. */
final class TableSql {

  private TableSql() {}

  static String insertRow(Table<?> table) {
    return insertRows(table, 1);
  }

  static String insertRows(Table<?> table, int rows) {
    return insertRows(table, table.columns(), rows);
  }

  static String insertRows(Table<?> table, List<? extends Column<?>> columns, int rows) {
    var row = "(" + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
    return "insert into "
        + table.name()
        + " ("
        + names(columns)
        + ") values "
        + String.join(", ", Collections.nCopies(rows, row));
  }

  static String names(List<? extends Column<?>> columns) {
    return columns.stream().map(Column::name).collect(Collectors.joining(", "));
  }

  static String updateRow(Table<?> table) {
    return updateRow(table, table.columns());
  }

  /** Returns the update of some columns, of which the first is the id. */
  static String updateRow(Table<?> table, List<? extends Column<?>> columns) {
    return "update "
        + table.name()
        + " set "
        + columns.stream().skip(1).map(c -> c.name() + " = ?").collect(Collectors.joining(", "))
        + " where ID_ = ? and REV_ = ?";
  }

  static String deleteRow(Table<?> table) {
    return "delete from "
        + table.name()
        + " where ID_ = ?"
        + (table.isRevisioned() ? " and REV_ = ?" : "");
  }

  /** Returns the columns an update writes: all but the id, the revision first. */
  static <E extends Entity> List<Column<E>> written(Table<E> table) {
    return table.columns().subList(1, table.columns().size());
  }
}
