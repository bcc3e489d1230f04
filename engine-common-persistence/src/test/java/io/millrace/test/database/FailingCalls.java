package io.millrace.test.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;

/**
 * Lets one call of the driver fail as a real database does: the connection is gone, before the call
 * arrived or before its answer did, or another transaction was in the way. For one thread.
 */
public final class FailingCalls implements Interference {

  /** How a call fails. */
  public enum Kind {
    /** The connection is lost before the call arrives. */
    LOST_BEFORE,
    /** The call arrives, but the connection is lost before its answer does. */
    LOST_AFTER,
    /** The database took the transaction back, so that another could go on. */
    CONFLICT,
    /** The database refuses a statement, and on PostgreSQL all that follow in the transaction. */
    REFUSED;

    /** Tells whether the connection cannot be used any more. */
    public boolean losesConnection() {
      return this == LOST_BEFORE || this == LOST_AFTER;
    }
  }

  private static final String SERIALIZATION_FAILURE = "40001";
  private static final int DEADLOCK_OF_MYSQL = 1213;

  private Kind kind;
  private int left;

  /**
   * Lets a call fail, counted from now.
   *
   * @param number 1 for the next
   */
  public void arm(Kind how, int number) {
    kind = how;
    left = number;
  }

  /** Lets no call fail any more; tells whether one failed since {@link #arm}. */
  public boolean disarm() {
    var struck = kind == null;
    kind = null;
    return struck;
  }

  @Override
  public Object around(Connection connection, Call call) throws SQLException {
    var needsConnection = kind == Kind.CONFLICT || kind == Kind.REFUSED;
    if (kind == null || (needsConnection && connection == null) || --left > 0) {
      return call.make();
    }
    var how = kind;
    kind = null;
    if (connection == null) {
      throw new SQLTransientConnectionException("The database cannot be reached", "08001");
    }
    if (how == Kind.CONFLICT) {
      takeBack(connection);
      throw new SQLException("Another was in the way", SERIALIZATION_FAILURE, DEADLOCK_OF_MYSQL);
    }
    if (how == Kind.REFUSED) {
      return refused(connection);
    }
    if (how == Kind.LOST_AFTER) {
      call.make();
    }
    connection.unwrap(Connection.class).close();
    throw new SQLNonTransientConnectionException("The connection is lost", "08006");
  }

  private static Object refused(Connection connection) throws SQLException {
    try (var statement = connection.unwrap(Connection.class).createStatement()) {
      return statement.execute("select 1 from no_table");
    }
  }

  private static void takeBack(Connection connection) throws SQLException {
    if (!connection.getAutoCommit()) {
      connection.unwrap(Connection.class).rollback();
    }
  }
}
