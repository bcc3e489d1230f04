package io.millrace.test;

import java.io.PrintWriter;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/**
 * A data source that notes what is sent to the database through its connections.
 *
 * <p>Each execution of a statement and each commit or rollback of an open transaction is one trip. Safe for use by many threads.
 */
public final class StatementLog implements DataSource {

  private final DataSource target;
  private final List<String> trips = new CopyOnWriteArrayList<>();

  /**
   * Creates the log.
   *
   * @param target where connections come from
   */
  public StatementLog(DataSource target) {
    this.target = target;
  }

  /** Forgets what was noted. */
  public void clear() {
    trips.clear();
  }

  /**
   * Returns what was sent since the last {@link #clear()}.
   *
   * @return the statements in lower case, {@code commit} and {@code rollback} among them, oldest first
   */
  public List<String> trips() {
    return List.copyOf(trips);
  }

  /**
   * Returns the statements that name a table.
   *
   * @param table the table, in any case
   * @return the trips that hold its name as a whole word, oldest first
   */
  public List<String> tripsTo(String table) {
    var word = "\\b" + table.toLowerCase(Locale.ROOT) + "\\b";
    return trips.stream().filter(sql -> Pattern.compile(word).matcher(sql).find()).toList();
  }

  private void note(String sql) {
    trips.add(sql.toLowerCase(Locale.ROOT));
  }

  @Override
  public Connection getConnection() throws SQLException {
    return logged(target.getConnection());
  }

  @Override
  public Connection getConnection(String user, String password) throws SQLException {
    return logged(target.getConnection(user, password));
  }

  private Connection logged(Connection connection) {
    return proxy(
        Connection.class,
        connection,
        (method, arguments, result) -> {
          switch (method.getName()) {
            case "prepareStatement":
              return proxy(PreparedStatement.class, (PreparedStatement) result, executions((String) arguments[0]));
            case "createStatement":
              return proxy(Statement.class, (Statement) result, executions(null));
            case "commit", "rollback", "setSavepoint":
              note(method.getName());
              return result;
            default:
              return result;
          }
        });
  }

  private Watch executions(String prepared) {
    return (method, arguments, result) -> {
      if (method.getName().startsWith("execute")) {
        note(prepared == null ? (String) arguments[0] : prepared);
      }
      return result;
    };
  }

  /** Sees each call after it returned. */
  private interface Watch {
    Object called(Method method, Object[] arguments, Object result);
  }

  private static <T> T proxy(Class<T> type, T target, Watch watch) {
    InvocationHandler handler =
        (self, method, arguments) -> {
          try {
            return watch.called(method, arguments, method.invoke(target, arguments));
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  @Override
  public PrintWriter getLogWriter() throws SQLException {
    return target.getLogWriter();
  }

  @Override
  public void setLogWriter(PrintWriter out) throws SQLException {
    target.setLogWriter(out);
  }

  @Override
  public void setLoginTimeout(int seconds) throws SQLException {
    target.setLoginTimeout(seconds);
  }

  @Override
  public int getLoginTimeout() throws SQLException {
    return target.getLoginTimeout();
  }

  @Override
  public Logger getParentLogger() {
    return Logger.getGlobal();
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    return target.unwrap(type);
  }

  @Override
  public boolean isWrapperFor(Class<?> type) throws SQLException {
    return target.isWrapperFor(type);
  }
}
