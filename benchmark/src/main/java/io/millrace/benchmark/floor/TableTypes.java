package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The types of the columns of tables, asked once each. Belongs to one thread. */
final class TableTypes {

  private final Map<String, Map<String, Integer>> types = new HashMap<>();
  private final Connection connection;

  TableTypes(Connection connection) {
    this.connection = connection;
  }

  /** The type of a column, as {@link java.sql.Types} numbers it. */
  int type(String table, String column) {
    return types.computeIfAbsent(table, this::ask).get(column);
  }

  private Map<String, Integer> ask(String table) {
    Map<String, Integer> columns = new HashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet nothing = statement.executeQuery("select * from " + table + " where 1 = 0")) {
      ResultSetMetaData metaData = nothing.getMetaData();
      for (int i = 1; i <= metaData.getColumnCount(); i++) {
        columns.put(metaData.getColumnName(i).toUpperCase(Locale.ROOT), metaData.getColumnType(i));
      }
    } catch (SQLException e) {
      throw new IllegalStateException("Cannot ask for the columns of " + table + ".", e);
    }
    return columns;
  }
}
