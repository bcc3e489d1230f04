package io.millrace.test.database;

import io.millrace.test.EngineTables;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Empties the tables of the engines, so that the next test of a class needs no tables of its own:
 * to make and drop them takes a server many times as long as most tests.
 */
public final class EmptyTables {

  /** The version of the tables, and the ids that have been given out. */
  private static final Set<String> KEPT = Set.of("MR_PROPERTY", "MR_ID_BLOCK");

  private EmptyTables() {}

  /** Deletes all rows of all engines in a database. */
  public static void in(Database database) {
    try {
      in(TestDatabase.current().observer(database));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Deletes all rows of all engines in a database.
   *
   * @param connection a connection to it in auto-commit mode
   * @throws SQLException if a statement fails
   */
  public static void in(Connection connection) throws SQLException {
    var filled = new ArrayList<>(EngineTables.filled(connection));
    filled.removeAll(KEPT);
    delete(filled, connection);
  }

  private static void delete(List<String> tables, Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      for (var table : tables) {
        statement.addBatch("delete from " + table);
      }
      statement.executeBatch();
    }
  }
}
