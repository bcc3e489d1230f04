package io.millrace.common.internal.persistence;

import io.millrace.common.DatabaseUnavailableException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/**
 * Makes a node's clock go by the database's: the difference is measured once, so all nodes agree on
 * when a job is due and a lease ends, and no statement has to ask for the time.
 */
public final class DatabaseClock {

  private static final int MEASUREMENTS = 3;

  private DatabaseClock() {}

  /**
   * Returns a clock that shows the database's time, as far as the quickest of a few answers tells
   * it.
   *
   * @param database the database
   * @param node the node's own clock
   * @throws DatabaseUnavailableException if the database does not answer
   */
  public static Clock measure(Database database, Clock node) {
    var best = Duration.ZERO;
    var shortest = Duration.ofDays(1);
    try (var connection = database.dataSource().getConnection()) {
      for (var i = 0; i < MEASUREMENTS; i++) {
        var before = node.instant();
        var theirs = ask(connection, database.dialect());
        var took = Duration.between(before, node.instant());
        if (took.compareTo(shortest) < 0) {
          shortest = took;
          best = Duration.between(before.plus(took.dividedBy(2)), theirs);
        }
      }
    } catch (SQLException e) {
      throw new DatabaseUnavailableException(
          "The time of the database could not be read: " + e.getMessage(), e);
    }
    return Clock.offset(node, best);
  }

  private static Instant ask(Connection connection, Dialect dialect) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(dialect.currentTime())) {
      rows.next();
      return (Instant) dialect.read(rows, 1, ColumnType.TIME);
    }
  }
}
