package io.millrace.benchmark.floor;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows to insert into one table.
 *
 * @param table the table
 * @param columns the columns that are written; all others stay null
 * @param types their types, as {@link java.sql.Types} numbers them
 * @param rows the values, in the order of the columns
 * @param <T> what a value is
 */
record TableRows<T>(String table, List<String> columns, List<Integer> types, List<List<T>> rows) {

  /** The same rows with those of another instance behind them. */
  TableRows<T> and(TableRows<T> others) {
    List<List<T>> both = new ArrayList<>(rows);
    both.addAll(others.rows);
    return new TableRows<>(table, columns, types, both);
  }
}
