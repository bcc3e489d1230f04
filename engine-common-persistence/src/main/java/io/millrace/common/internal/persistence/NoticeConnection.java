package io.millrace.common.internal.persistence;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;

/**
 * A connection on which a node hears the notices of others, by the means of PostgreSQL's own
 * driver, which is not on the class path of those who use another database. Used by one thread.
 */
public final class NoticeConnection implements AutoCloseable {

  private static final String DRIVER = "org.postgresql.";
  private static final int SECONDS_FOR_ANSWER = 5;

  private final Connection connection;
  private final Notice own;
  private final Object driver;
  private final Method notifications;
  private final Method sender;

  private NoticeConnection(Connection connection, Notice own)
      throws SQLException, ReflectiveOperationException {
    this.connection = connection;
    this.own = own;
    var type = Class.forName(DRIVER + "PGConnection");
    driver = connection.unwrap(type);
    notifications = type.getMethod("getNotifications", int.class);
    sender = Class.forName(DRIVER + "PGNotification").getMethod("getParameter");
  }

  /**
   * Takes a connection and begins to listen.
   *
   * @param own what this node sends itself
   * @throws SQLException if there is no connection, or its driver cannot listen
   */
  public static NoticeConnection open(DataSource source, Notice own) throws SQLException {
    var connection = source.getConnection();
    try {
      connection.setAutoCommit(true);
      var opened = new NoticeConnection(connection, own);
      opened.execute("listen " + own.channel());
      return opened;
    } catch (ReflectiveOperationException e) {
      connection.close();
      throw new SQLException("The driver of the connection is not PostgreSQL's own", e);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private void execute(String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /**
   * Waits for a notice of another node, at most for a time.
   *
   * @param orOwn tells, when one of this node has come, whether it counts too
   * @return whether there was one
   * @throws SQLException if the connection is lost
   */
  public boolean await(Duration most, BooleanSupplier orOwn) throws SQLException {
    try {
      var heard = (Object[]) notifications.invoke(driver, Math.max(1, (int) most.toMillis()));
      var isNews = false;
      for (var i = 0; heard != null && i < heard.length; i++) {
        isNews |= orOwn.getAsBoolean() || !own.sender().equals(sender.invoke(heard[i]));
      }
      return isNews;
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof SQLException lost) {
        throw lost;
      }
      throw new SQLException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new SQLException(e);
    }
  }

  /**
   * Makes sure that the other end is still there.
   *
   * @throws SQLException if it is not
   */
  public void check() throws SQLException {
    if (!connection.isValid(SECONDS_FOR_ANSWER)) {
      throw new SQLException("The connection gives no answer");
    }
  }

  /** Listens no more and gives the connection back. */
  @Override
  public void close() throws SQLException {
    try {
      if (!connection.isClosed()) {
        execute("unlisten *");
      }
    } finally {
      connection.close();
    }
  }
}
