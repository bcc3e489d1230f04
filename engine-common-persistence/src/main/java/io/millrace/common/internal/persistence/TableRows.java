package io.millrace.common.internal.persistence;

import java.sql.SQLException;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts the rows of all tables, in one statement. */
public final class TableRows {

  private TableRows() {}

  /**
   * Returns the names of the tables, with the prefix that is set, and their numbers of rows, in
   * alphabetical order.
   */
  public static SortedMap<String, Long> count(DatabaseSession session, Tables tables) {
    var sql =
        tables.all().stream()
            .map(table -> "select '" + table.name() + "', count(*) from " + table.name())
            .collect(Collectors.joining(" union all "));
    var counts = new TreeMap<String, Long>();
    try (var statement = session.connectionForReading().prepareStatement(session.names().in(sql));
        var rows = statement.executeQuery()) {
      while (rows.next()) {
        counts.put(rows.getString(1), rows.getLong(2));
      }
    } catch (SQLException e) {
      throw session.failure(e, false);
    }
    return counts;
  }
}
