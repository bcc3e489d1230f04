package io.millrace.benchmark.floor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** The statements that insert and delete rows by value. */
final class SqlText {

  private SqlText() {}

  /** A question mark for each value. */
  static String insert(TableRows<Object> rows) {
    String row = "(" + marks(rows.columns().size()) + ")";
    return insert(rows, Collections.nCopies(rows.rows().size(), row));
  }

  /** A question mark only for values that differ between instances; the others are in the text. */
  static String insertWithLiterals(TableRows<Object> rows) {
    return insert(
        rows, rows.terms().stream().map(row -> "(" + String.join(", ", row) + ")").toList());
  }

  private static String insert(TableRows<Object> rows, List<String> values) {
    return "insert into "
        + rows.table()
        + " ("
        + String.join(", ", rows.columns())
        + ") values "
        + String.join(", ", values);
  }

  static String delete(String table, List<Object> ids) {
    return "delete from " + table + " where ID_ in (" + marks(ids.size()) + ")";
  }

  /**
   * All parts of one statement of PostgreSQL, which runs each whether or not it is referred to. The
   * last is the statement itself: a select at the end would cost a tenth more and say nothing.
   */
  static String withParts(
      Work work, Function<TableRows<Object>, String> insert, Function<String, String> delete) {
    List<String> parts = new ArrayList<>();
    work.inserts().values().forEach(rows -> parts.add(insert.apply(rows)));
    work.deletes().keySet().forEach(table -> parts.add(delete.apply(table)));
    int last = parts.size() - 1;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < last; i++) {
      text.append(i == 0 ? "with " : ", ").append("p").append(i).append(" as (");
      text.append(parts.get(i)).append(")");
    }
    return text.append(last == 0 ? "" : " ").append(parts.get(last)).toString();
  }

  private static String marks(int count) {
    return String.join(", ", Collections.nCopies(count, "?"));
  }
}
