package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Reads what instances have written, so that two writers can be compared: an id is shown as "id"
 * and a time as "time", all else as it is, absence included.
 */
final class WrittenRows {

  /** What a start of the engine and a deployment write, and blocks of ids, once for many. */
  private static final Set<String> NOT_OF_INSTANCES =
      Set.of("MR_PROPERTY", "MR_ID_BLOCK", "MR_DEPLOYMENT", "MR_RESOURCE", "MR_DEFINITION");

  private final Connection connection;

  WrittenRows(Connection connection) {
    this.connection = connection;
  }

  /** The rows by table, without tables that have none. */
  Map<String, List<Map<String, String>>> read() {
    try {
      Map<String, List<Map<String, String>>> rows = new TreeMap<>();
      for (String table : tables()) {
        List<Map<String, String>> found = rows(table);
        if (!found.isEmpty()) {
          rows.put(table, found);
        }
      }
      return rows;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private Set<String> tables() throws SQLException {
    Set<String> names = new TreeSet<>();
    try (ResultSet tables =
        connection
            .getMetaData()
            .getTables(connection.getCatalog(), connection.getSchema(), null, null)) {
      while (tables.next()) {
        String name = tables.getString("TABLE_NAME").toUpperCase(Locale.ROOT);
        if (name.matches("MR_\\w+") && !tables.getString("TABLE_TYPE").contains("INDEX")) {
          names.add(name);
        }
      }
    }
    names.removeAll(NOT_OF_INSTANCES);
    return names;
  }

  private List<Map<String, String>> rows(String table) throws SQLException {
    List<Map<String, String>> rows = new ArrayList<>();
    try (var statement = connection.createStatement();
        ResultSet found = statement.executeQuery("select * from " + table)) {
      while (found.next()) {
        rows.add(row(found));
      }
    }
    rows.sort(Comparator.comparing(Map::toString));
    return rows;
  }

  private static Map<String, String> row(ResultSet found) throws SQLException {
    Map<String, String> row = new TreeMap<>();
    ResultSetMetaData columns = found.getMetaData();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      String name = columns.getColumnName(i).toUpperCase(Locale.ROOT);
      row.put(name, shown(name, columns.getColumnType(i), found.getString(i)));
    }
    return row;
  }

  private static String shown(String column, int type, String value) {
    if (value == null || value.equals("0")) {
      return column.equals("DURATION_") ? "time" : value;
    }
    if (type == Types.TIMESTAMP
        || type == Types.TIMESTAMP_WITH_TIMEZONE
        || column.equals("DURATION_")) {
      return "time";
    }
    return type == Types.BIGINT && column.endsWith("ID_") ? "id" : value;
  }
}
