package io.millrace.benchmark.floor;

import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** The statements that insert and delete rows by value, with a question mark for each value. */
final class SqlText {

  private SqlText() {}

  static String insert(TableRows<Object> rows) {
    String row = "(" + marks(rows.columns().size()) + ")";
    return "insert into "
        + rows.table()
        + " ("
        + String.join(", ", rows.columns())
        + ") values "
        + String.join(", ", Collections.nCopies(rows.rows().size(), row));
  }

  static String delete(String table, List<Object> ids) {
    return "delete from " + table + " where ID_ in (" + marks(ids.size()) + ")";
  }

  /** All parts of one statement of PostgreSQL, which runs each whether or not it is referred to. */
  static String withParts(
      Work work, Function<TableRows<Object>, String> insert, Function<String, String> delete) {
    StringBuilder text = new StringBuilder("with ");
    work.inserts()
        .forEach((table, rows) -> text.append(part("i_" + table, insert.apply(rows))).append(", "));
    work.deletes()
        .forEach((table, ids) -> text.append(part("d_" + table, delete.apply(table))).append(", "));
    return text.append("done as (select 1) select 1").toString();
  }

  private static String part(String name, String statement) {
    return name + " as (" + statement + ")";
  }

  private static String marks(int count) {
    return String.join(", ", Collections.nCopies(count, "?"));
  }
}
