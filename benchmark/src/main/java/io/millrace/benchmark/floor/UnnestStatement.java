package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * PostgreSQL, many units of work: one statement with a part for each table, under auto-commit, with
 * an array for each column, so that its text does not depend on the number of rows.
 */
final class UnnestStatement implements Shipping {

  private final Map<Work.Tables, String> texts = new ConcurrentHashMap<>();

  @Override
  public void ship(Connection connection, Work work) throws SQLException {
    String text = texts.computeIfAbsent(work.tables(), tables -> text(work));
    try (PreparedStatement statement = connection.prepareStatement(text)) {
      Parameters parameters = new Parameters(statement);
      for (TableRows<Object> rows : work.inserts().values()) {
        for (int column = 0; column < rows.columns().size(); column++) {
          parameters.addArray(type(rows.types().get(column)), values(rows, column));
        }
      }
      for (List<Object> ids : work.deletes().values()) {
        parameters.addArray(type(Types.BIGINT), ids.toArray(Long[]::new));
      }
      statement.execute();
    }
  }

  private static String text(Work work) {
    return SqlText.withParts(
        work, UnnestStatement::insert, table -> "delete from " + table + " where ID_ = any (?)");
  }

  private static String insert(TableRows<Object> rows) {
    return "insert into "
        + rows.table()
        + " ("
        + String.join(", ", rows.columns())
        + ") select * from unnest("
        + rows.types().stream()
            .map(type -> "?::" + type(type) + "[]")
            .collect(Collectors.joining(", "))
        + ")";
  }

  private static Object[] values(TableRows<Object> rows, int column) {
    return rows.rows().stream().map(row -> row.get(column)).toArray();
  }

  private static String type(int type) {
    return switch (type) {
      case Types.BIGINT -> "int8";
      case Types.INTEGER -> "int4";
      case Types.SMALLINT -> "int2";
      case Types.BIT, Types.BOOLEAN -> "bool";
      case Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE -> "timestamptz";
      case Types.VARCHAR -> "text";
      default -> throw new IllegalArgumentException("The floor writes no column of type " + type);
    };
  }
}
