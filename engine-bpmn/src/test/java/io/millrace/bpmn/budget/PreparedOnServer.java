package io.millrace.bpmn.budget;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * A statement that PostgreSQL has parsed and keeps on one connection.
 *
 * @param since when it was parsed
 * @param text its text
 * @param timesPlanned how often it was planned for the values of one execution
 */
record PreparedOnServer(Instant since, String text, long timesPlanned) {

  static void read(Connection connection, List<PreparedOnServer> found) throws SQLException {
    try (var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select prepare_time, statement, custom_plans from pg_prepared_statements")) {
      while (rows.next()) {
        var since = rows.getObject(1, OffsetDateTime.class).toInstant();
        found.add(new PreparedOnServer(since, rows.getString(2), rows.getLong(3)));
      }
    }
  }
}
