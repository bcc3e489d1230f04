package io.millrace.test.script;

import io.millrace.test.EngineTables;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the tables of instances and their history hold, but for ids and times.
 *
 * @param rows the rows of each table that has some, sorted
 */
public record TableDump(SortedMap<String, List<String>> rows) {

  /** Reads all tables of the engines. */
  public static TableDump of(Connection connection) throws SQLException {
    var dump = new TreeMap<String, List<String>>();
    for (var table : EngineTables.filled(connection)) {
      if (!table.matches("MR_(PROPERTY|ID_BLOCK|DEPLOYMENT|.*DEFINITION.*|RESOURCE.*|EVENT_LOG)")) {
        dump.put(table, rows(connection, table));
      }
    }
    return new TableDump(dump);
  }

  /** Without what tells how often a row was written. */
  public TableDump withoutRevisions() {
    var without = new TreeMap<String, List<String>>();
    rows.forEach(
        (table, texts) ->
            without.put(
                table,
                texts.stream()
                    .map(row -> row.replaceAll("\\bREV(ISION)?_=\\S+ ", ""))
                    .sorted()
                    .toList()));
    return new TableDump(without);
  }

  private static List<String> rows(Connection connection, String table) throws SQLException {
    var all = new ArrayList<String>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("select * from " + table)) {
      while (rows.next()) {
        all.add(row(rows));
      }
    }
    all.sort(null);
    return all;
  }

  private static String row(ResultSet rows) throws SQLException {
    var text = new StringBuilder();
    var columns = rows.getMetaData();
    for (var number = 1; number <= columns.getColumnCount(); number++) {
      var name = columns.getColumnName(number).toUpperCase(Locale.ROOT);
      if (isSaid(name, columns.getColumnType(number))) {
        text.append(name).append('=').append(withoutIds(rows.getString(number))).append(' ');
      }
    }
    return text.toString();
  }

  /** Messages name the ids of what stood in the way. */
  private static String withoutIds(String value) {
    return value == null ? null : value.replaceAll("\\b\\d{15,}\\b", "ID");
  }

  private static boolean isSaid(String name, int type) {
    boolean id =
        name.endsWith("ID_") && !name.equals("ACTIVITY_ID_") && !name.equals("ELEMENT_ID_");
    return type != Types.TIMESTAMP
        && !id
        && !name.matches(".*(DURATION|STACK_TRACE|CONFIGURATION|LOCK|DATE|TIME)_.*");
  }
}
