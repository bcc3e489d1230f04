package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Rows whose texts are all the same, and whose numbers are all one, so that they belong together.
 *
 * @param database the database with the tables
 */
public record TextRows(Database database) {

  /** What texts hold. */
  public static final String HELD = "caf\u00e9 ";

  /** Texts that a collation might take for the same: by case, accents, width, form, blanks. */
  public static final List<String> OTHERS =
      List.of(
          "caf\u00e9",
          "caf\u00e9  ",
          "Caf\u00e9 ",
          "cafe ",
          "\uff43af\u00e9 ",
          "cafe\u0301 ",
          "caf\u00e9\t");

  /**
   * Inserts a row.
   *
   * @param except columns with other values, perhaps null
   */
  public void insert(Connection connection, Table<?> table, Map<String, ?> except)
      throws SQLException {
    var columns = table.columns();
    var marks = columns.stream().map(column -> "?").collect(Collectors.joining(", "));
    var sql = "insert into " + table + " (" + table.columnNames() + ") values (" + marks + ")";
    var values = new ArrayList<Parameter>();
    for (var column : columns) {
      var value =
          except.containsKey(column.name()) ? except.get(column.name()) : value(column.type());
      values.add(Parameter.of(column.type(), value));
    }
    try (var statement = connection.prepareStatement(database.names().in(sql))) {
      bind(database, statement, values);
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

  static void bind(Database database, PreparedStatement statement, List<Parameter> values)
      throws SQLException {
    for (var i = 0; i < values.size(); i++) {
      database.dialect().bind(statement, i + 1, values.get(i));
    }
  }
}
