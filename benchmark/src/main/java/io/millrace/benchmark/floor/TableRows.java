package io.millrace.benchmark.floor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Rows to insert into one table.
 *
 * @param table the table
 * @param columns the columns that are written; all others stay null
 * @param types their types, as {@link java.sql.Types} numbers them
 * @param terms how each value may stand in a statement that every instance shares: as a question
 *     mark or, where all instances have the same, as a literal
 * @param rows the values, in the order of the columns
 * @param <T> what a value is
 */
record TableRows<T>(
    String table,
    List<String> columns,
    List<Integer> types,
    List<List<String>> terms,
    List<List<T>> rows) {

  /** What stands for a value that differs between instances. */
  static final String MARK = "?";

  /** The rows of many instances in one table, in the same order; at least one instance. */
  static <T> TableRows<T> of(List<TableRows<T>> parts) {
    TableRows<T> first = parts.get(0);
    List<List<String>> terms = new ArrayList<>();
    List<List<T>> rows = new ArrayList<>();
    for (TableRows<T> part : parts) {
      terms.addAll(part.terms);
      rows.addAll(part.rows);
    }
    return new TableRows<>(first.table, first.columns, first.types, terms, rows);
  }

  /** Each row alone, in the same order. */
  List<TableRows<T>> each() {
    return IntStream.range(0, rows.size())
        .mapToObj(
            i ->
                new TableRows<>(table, columns, types, List.of(terms.get(i)), List.of(rows.get(i))))
        .toList();
  }
}
