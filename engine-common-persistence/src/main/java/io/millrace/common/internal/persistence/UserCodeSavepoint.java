package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;

/**
 * Where a transaction of the application is taken back to when user code fails. A transaction
 * manager may allow none: then there is nothing to take back to. It has no name of ours, since what
 * user code calls may make another one, and MySQL would forget the first of two of the same name.
 *
 * @param connection the connection of the transaction
 * @param savepoint the place; null for none
 */
record UserCodeSavepoint(Connection connection, Savepoint savepoint) {

  static UserCodeSavepoint on(Connection connection) {
    try {
      return new UserCodeSavepoint(connection, connection.setSavepoint());
    } catch (SQLException e) {
      return new UserCodeSavepoint(connection, null);
    }
  }

  void takeBack(Throwable failure) {
    if (savepoint != null) {
      try {
        connection.rollback(savepoint);
      } catch (SQLException e) {
        failure.addSuppressed(e);
      }
    }
  }

  void release() throws SQLException {
    if (savepoint != null) {
      connection.releaseSavepoint(savepoint);
    }
  }
}
