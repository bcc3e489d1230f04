package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * Sends statements one by one, then the commit.
 *
 * @param statements how they are sent
 */
record OneCommit(Shipping statements) implements Shipping {

  @Override
  public void ship(Connection connection, Work work) throws SQLException {
    connection.setAutoCommit(false);
    try {
      statements.ship(connection, work);
      connection.commit();
    } catch (SQLException e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }
}
