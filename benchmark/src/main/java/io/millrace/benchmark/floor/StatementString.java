package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

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
      connection
          .createStatement()
          .execute("rollback"); // the driver, under auto-commit, would refuse
      throw e;
    }
  }

  private static String text(Work work) {
    StringBuilder text = new StringBuilder("begin;");
    work.inserts().values().forEach(rows -> text.append(SqlText.insert(rows)).append(';'));
    work.deletes().forEach((table, ids) -> text.append(SqlText.delete(table, ids)).append(';'));
    return text.append("commit").toString();
  }
}
