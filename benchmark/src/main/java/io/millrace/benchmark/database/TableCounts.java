package io.millrace.benchmark.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** Counts the rows of tables, for what an engine has no call to count. Stateless. */
public final class TableCounts {

  private TableCounts() {}

  /**
   * Counts.
   *
   * @param database the database
   * @param tables names of tables, which are written into the statements as they are
   * @return rows by table, in the order of the names
   * @throws DatabaseNotReadyException if it cannot be reached or a table is not there
   */
  public static Map<String, Long> of(Database database, Collection<String> tables) {
    Map<String, Long> counts = new TreeMap<>();
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      for (String table : tables) {
        try (ResultSet count = statement.executeQuery("select count(*) from " + table)) {
          count.next();
          counts.put(table, count.getLong(1));
        }
      }
    } catch (SQLException e) {
      throw new DatabaseNotReadyException(database, e);
    }
    return counts;
  }

  /**
   * Counts the rows of one table by what a column holds.
   *
   * @param database the database
   * @param table the name of the table, which is written into the statement as it is
   * @param column the name of a column of texts, likewise
   * @return rows by text, in the order of the texts; one that no row holds is absent
   * @throws DatabaseNotReadyException if it cannot be reached or there is no such column
   */
  public static Map<String, Long> byText(Database database, String table, String column) {
    Map<String, Long> counts = new TreeMap<>();
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement();
        ResultSet count =
            statement.executeQuery(
                "select %2$s, count(*) from %1$s group by %2$s".formatted(table, column))) {
      while (count.next()) {
        counts.put(count.getString(1), count.getLong(2));
      }
    } catch (SQLException e) {
      throw new DatabaseNotReadyException(database, e);
    }
    return counts;
  }
}
