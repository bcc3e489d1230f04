package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Asks for the texts of every column of every table, so that none can be forgotten.
 *
 * @param database the database with the tables
 * @param tables the tables, which are empty
 */
public record EveryTextColumn(Database database, Tables tables) {

  /** What the columns hold. */
  private static final String HELD = "caf\u00e9 ";

  /** Texts that a collation might take for the same: by case, accents, width, form, blanks. */
  private static final List<String> OTHERS =
      List.of(
          "caf\u00e9",
          "caf\u00e9  ",
          "Caf\u00e9 ",
          "cafe ",
          "\uff43af\u00e9 ",
          "cafe\u0301 ",
          "caf\u00e9\t");

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
    insert(connection, table);
    for (var column : table.columns()) {
      if (column.type() == ColumnType.STRING) {
        var name = table + "." + column.name();
        assertThat(found(connection, table, column, HELD)).as(name).isOne();
        for (var other : OTHERS) {
          assertThat(found(connection, table, column, other))
              .as(name + " '" + other + "'")
              .isZero();
        }
      }
    }
  }

  private void insert(Connection connection, Table<?> table) throws SQLException {
    var columns = table.columns();
    var marks = columns.stream().map(column -> "?").collect(Collectors.joining(", "));
    var sql = "insert into " + table + " (" + table.columnNames() + ") values (" + marks + ")";
    var values = new ArrayList<Parameter>();
    columns.forEach(column -> values.add(Parameter.of(column.type(), value(column.type()))));
    try (var statement = connection.prepareStatement(database.names().in(sql))) {
      bind(statement, values);
      assertThat(statement.executeUpdate()).isOne();
    }
  }

  private static Object value(ColumnType type) {
    return switch (type) {
      case ID, REF, NUMBER -> 1L;
      case INT -> 1;
      case BOOL -> true;
      case STRING -> HELD;
      case TIME -> Instant.EPOCH;
      case DOUBLE -> 1.0;
      case BYTES -> new byte[] {1};
    };
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
      bind(statement, values);
      try (var rows = statement.executeQuery()) {
        rows.next();
        return rows.getInt(1);
      }
    }
  }

  private void bind(PreparedStatement statement, List<Parameter> values) throws SQLException {
    for (var i = 0; i < values.size(); i++) {
      database.dialect().bind(statement, i + 1, values.get(i));
    }
  }
}
