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

  /** The same rows with those of another instance behind them. */
  TableRows<T> and(TableRows<T> others) {
    return new TableRows<>(
        table, columns, types, joined(terms, others.terms), joined(rows, others.rows));
  }

  /** Each row alone, in the same order. */
  List<TableRows<T>> each() {
    return IntStream.range(0, rows.size())
        .mapToObj(
            i ->
                new TableRows<>(table, columns, types, List.of(terms.get(i)), List.of(rows.get(i))))
        .toList();
  }

  private static <E> List<E> joined(List<E> some, List<E> more) {
    List<E> both = new ArrayList<>(some);
    both.addAll(more);
    return both;
  }
}
