package io.millrace.test.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Empties the tables of the engines, so that the next test of a class needs no tables of its own:
 * to make and drop them takes a server many times as long as most tests.
 */
public final class EmptyTables {

  private static final String ENGINES = "MR_";

  /** The version of the tables, and the ids that have been given out. */
  private static final Set<String> KEPT = Set.of("MR_PROPERTY", "MR_ID_BLOCK");

  private EmptyTables() {}

  /** Deletes all rows of all engines in a database. */
  public static void in(Database database) {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      for (var table : tables(connection)) {
        statement.addBatch("delete from " + table);
      }
      statement.executeBatch();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> tables(Connection connection) throws SQLException {
    var names = new ArrayList<String>();
    var types = new String[] {"TABLE", "BASE TABLE"};
    try (var tables =
        connection.getMetaData().getTables(connection.getCatalog(), null, null, types)) {
      while (tables.next()) {
        var name = tables.getString("TABLE_NAME");
        if (isOfEngines(name.toUpperCase(Locale.ROOT))) {
          names.add(name);
        }
      }
    }
    return names;
  }

  private static boolean isOfEngines(String name) {
    return name.startsWith(ENGINES) && !KEPT.contains(name);
  }
}
