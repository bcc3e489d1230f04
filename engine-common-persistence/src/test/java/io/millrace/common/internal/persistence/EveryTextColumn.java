package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Asks for the texts of every column of every table, so that none can be forgotten.
 *
 * @param database the database with the tables
 * @param tables the tables, which are empty
 */
public record EveryTextColumn(Database database, Tables tables) {

  /** Checks that a text is found by itself alone, by equality and in a list. */
  public void findsItselfAlone() throws SQLException {
    try (var connection = database.dataSource().getConnection()) {
      connection.setAutoCommit(false);
      for (var table : tables.all()) {
        check(connection, table);
      }
      connection.rollback();
    }
  }

  private void check(Connection connection, Table<?> table) throws SQLException {
    new TextRows(database).insert(connection, table, Map.of());
    for (var column : table.columns()) {
      if (column.type() == ColumnType.STRING) {
        var name = table + "." + column.name();
        assertThat(found(connection, table, column, TextRows.HELD)).as(name).isOne();
        for (var other : TextRows.OTHERS) {
          assertThat(found(connection, table, column, other))
              .as(name + " '" + other + "'")
              .isZero();
        }
      }
    }
  }

  private int found(Connection connection, Table<?> table, Column<?> column, String text)
      throws SQLException {
    var dialect = database.dialect();
    var one = Parameter.of(text);
    var list = dialect.list(ColumnType.STRING, List.of(text, "other"));
    var sql =
        "select count(*) from %s where %s = ? and %s %s"
            .formatted(table, column.name(), column.name(), dialect.isOneOf(2));
    var values = new ArrayList<Parameter>(List.of(one));
    values.addAll(list);
    try (var statement = connection.prepareStatement(database.names().in(sql))) {
      TextRows.bind(database, statement, values);
      try (var rows = statement.executeQuery()) {
        rows.next();
        return rows.getInt(1);
      }
    }
  }
}
