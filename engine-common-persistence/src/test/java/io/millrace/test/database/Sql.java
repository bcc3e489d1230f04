package io.millrace.test.database;

import java.sql.SQLException;

/** Sends single statements about databases as a whole. */
final class Sql {

  private static final int LIMIT_SECONDS = 60;

  private Sql() {}

  /** Executes one statement on a connection of its own, within a minute. */
  static void execute(Database database, String sql) {
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      statement.setQueryTimeout(LIMIT_SECONDS);
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(
          "Cannot execute \"" + sql + "\" at " + database.url() + ": " + e.getMessage(), e);
    }
  }
}
