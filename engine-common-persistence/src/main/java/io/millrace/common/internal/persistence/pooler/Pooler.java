package io.millrace.common.internal.persistence.pooler;

import java.lang.reflect.InvocationTargetException;
import java.sql.Connection;
import java.sql.SQLException;

/** Tells connections that lead through a pooler from those that end in a session of their own. */
public final class Pooler {

  private static final String CONNECTION = "org.postgresql.PGConnection";

  private Pooler() {}

  /**
   * Tells whether a pooler (PgBouncer and its like) stands before the server: the process that the
   * driver was told of when it connected is not the one that answers.
   *
   * <p>Whether it gives each transaction another session cannot be seen from here, so that is
   * assumed. Of a driver that is not PostgreSQL's own it is assumed that there is none.
   *
   * @throws SQLException if the server cannot be asked
   */
  public static boolean isBefore(Connection connection) throws SQLException {
    var told = ofDriver(connection, "getBackendPID");
    return told != null && told != process(connection);
  }

  /** Returns after how many executions the driver prepares a statement on the server; 0: never. */
  static int prepareThreshold(Connection connection) throws SQLException {
    var told = ofDriver(connection, "getPrepareThreshold");
    return told == null ? 0 : told;
  }

  private static Integer ofDriver(Connection connection, String method) throws SQLException {
    try {
      var type = Class.forName(CONNECTION);
      return connection.isWrapperFor(type)
          ? (Integer) type.getMethod(method).invoke(connection.unwrap(type))
          : null;
    } catch (InvocationTargetException e) {
      throw new SQLException(e.getCause());
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  private static int process(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("select pg_backend_pid()")) {
      rows.next();
      return rows.getInt(1);
    }
  }
}
