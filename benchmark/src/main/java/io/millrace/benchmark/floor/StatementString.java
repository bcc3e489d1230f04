package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * MySQL and MariaDB: one string with an insert of many rows or a delete for each table, between a
 * begin and a commit.
 */
final class StatementString implements Shipping {

  @Override
  public void ship(Connection connection, Work work) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(text(work))) {
      new Parameters(statement).addAll(work);
      statement.execute();
      while (statement.getMoreResults() || statement.getUpdateCount() >= 0) {
        // the answer of each statement, which has come already; a failed one throws
      }
    } catch (SQLException e) {
      undo(connection, e);
      throw e;
    }
  }

  /** By a statement, since the driver refuses the call of JDBC while it is under auto-commit. */
  private static void undo(Connection connection, SQLException failure) {
    try (Statement statement = connection.createStatement()) {
      statement.execute("rollback");
    } catch (SQLException e) {
      failure.addSuppressed(e);
    }
  }

  private static String text(Work work) {
    StringBuilder text = new StringBuilder("begin;");
    work.inserts().values().forEach(rows -> text.append(SqlText.insert(rows)).append(';'));
    work.deletes().forEach((table, ids) -> text.append(SqlText.delete(table, ids)).append(';'));
    return text.append("commit").toString();
  }
}
