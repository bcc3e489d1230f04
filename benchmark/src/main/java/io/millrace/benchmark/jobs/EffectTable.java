package io.millrace.benchmark.jobs;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * The table with a row for each time that a job took effect. It has no unique key, so that a job
 * that took effect twice is seen and not prevented.
 *
 * @param database where it is
 */
record EffectTable(Database database) {

  /**
   * What was found.
   *
   * @param rows all rows
   * @param jobs the jobs that have one at least
   */
  record Effects(long rows, long jobs) {}

  void create() {
    execute(
        "create table "
            + Executions.EFFECTS
            + " (KEY_ varchar(150) not null, NODE_ varchar(60) not null)");
  }

  void clear() {
    execute("delete from " + Executions.EFFECTS);
  }

  private void execute(String sql) {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  Effects count() {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select count(*), count(distinct KEY_) from " + Executions.EFFECTS)) {
      row.next();
      return new Effects(row.getLong(1), row.getLong(2));
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private static DatabaseNotReadyException failed(SQLException cause) {
    return new DatabaseNotReadyException(
        "Cannot use the table of effects: " + cause.getMessage(), cause);
  }
}
