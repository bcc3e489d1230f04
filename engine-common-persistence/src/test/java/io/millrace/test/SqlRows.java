package io.millrace.test;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The rows of a plain query, for checks that look at an engine's tables from outside.
 *
 * @param rows by column name in upper case, in the order of the query
 */
public record SqlRows(List<Map<String, Object>> rows) {

  /** Runs a query. */
  public static SqlRows of(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement();
        var result = statement.executeQuery(sql)) {
      var columns = result.getMetaData();
      var rows = new ArrayList<Map<String, Object>>();
      while (result.next()) {
        var row = new LinkedHashMap<String, Object>();
        for (var i = 1; i <= columns.getColumnCount(); i++) {
          row.put(columns.getColumnLabel(i).toUpperCase(Locale.ROOT), value(result, i));
        }
        rows.add(row);
      }
      return new SqlRows(rows);
    }
  }

  /** MySQL before 8.0.17 keeps texts as bytes; nothing else is of that type there. */
  private static Object value(ResultSet result, int column) throws SQLException {
    var isBytes = result.getMetaData().getColumnType(column) == Types.VARBINARY;
    var isMySql =
        isBytes && result.getStatement().getConnection().getMetaData().getURL().contains(":mysql:");
    return isMySql ? result.getString(column) : result.getObject(column);
  }

  /** Returns each row as a sentence, with {@code {COLUMN}} replaced by its value. */
  public List<String> as(String sentence) {
    return rows.stream().limit(10).map(row -> filled(sentence, row)).toList();
  }

  private static String filled(String sentence, Map<String, Object> row) {
    var text = sentence;
    for (var value : row.entrySet()) {
      text = text.replace("{" + value.getKey() + "}", String.valueOf(value.getValue()));
    }
    return text;
  }
}
