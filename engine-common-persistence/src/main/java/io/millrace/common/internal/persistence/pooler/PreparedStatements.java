package io.millrace.common.internal.persistence.pooler;

import io.millrace.common.BadArgumentException;
import java.lang.reflect.InvocationTargetException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;

/**
 * Makes sure that no statement is prepared on the server behind a pooler that does not keep track
 * of that. All drivers give what they prepare the same names, {@code S_1} and so on. In a session
 * that several clients share a statement of another client's would run in place of one's own.
 */
public final class PreparedStatements {

  private static final String OF_DRIVER = "S_\\d+";

  private PreparedStatements() {}

  /**
   * Prepares a statement and looks what it is called on the server: a pooler that keeps track of it
   * has given it another name.
   *
   * @param connection a connection behind a pooler, which is in no transaction
   * @throws BadArgumentException if its driver prepares statements under names of its own there
   * @throws SQLException if the server cannot be asked
   */
  public static void requireSafe(Connection connection) throws SQLException {
    var threshold = Pooler.prepareThreshold(connection);
    if (threshold == 0) {
      return;
    }
    var name = nameOnServer(connection);
    if (name != null && name.matches(OF_DRIVER)) {
      throw new BadArgumentException(
          "The connections lead through a pooler, and their driver prepares statements on the"
              + " server (prepareThreshold is "
              + threshold
              + "), of which the pooler does not keep track. Where it gives each transaction"
              + " another session, a statement of another client's could run in place of the"
              + " engine's. Add 'prepareThreshold=0' to the JDBC URL, or let the pooler keep"
              + " track of them (PgBouncer 1.21 or newer: max_prepared_statements).");
    }
  }

  /** In a transaction, so that all of it meets the same session, and is gone from it afterwards. */
  private static String nameOnServer(Connection connection) throws SQLException {
    var autoCommit = connection.getAutoCommit();
    connection.setAutoCommit(false);
    try {
      var name = prepared(connection);
      if (name != null) {
        try (var statement = connection.createStatement()) {
          statement.execute("deallocate \"" + name + '"');
        }
      }
      return name;
    } finally {
      connection.rollback();
      connection.setAutoCommit(autoCommit);
    }
  }

  private static String prepared(Connection connection) throws SQLException {
    var mark = UUID.randomUUID().toString();
    var sql = "select name from pg_prepared_statements where statement like '%" + mark + "%'";
    try (var statement = connection.prepareStatement(sql)) {
      prepareAtOnce(statement);
      try (var rows = statement.executeQuery()) {
        return rows.next() ? rows.getString(1) : null;
      }
    }
  }

  private static void prepareAtOnce(PreparedStatement statement) throws SQLException {
    try {
      var type = Class.forName("org.postgresql.PGStatement");
      type.getMethod("setPrepareThreshold", int.class).invoke(statement.unwrap(type), 1);
    } catch (InvocationTargetException e) {
      throw new SQLException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new SQLException("The driver of the connection is not PostgreSQL's own", e);
    }
  }
}
