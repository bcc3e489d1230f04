package io.millrace.test.database;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * The proxies around connections and statements that tell a {@link StatementLog} what is called.
 */
final class CountingCalls {

  private CountingCalls() {}

  static Connection of(Connection connection, StatementLog log) {
    log.opened();
    return proxy(Connection.class, new ConnectionCalls(connection, log));
  }

  private static <T> T proxy(Class<T> type, InvocationHandler calls) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, calls));
  }

  private static Object forward(Object target, Method method, Object[] arguments)
      throws SQLException {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof SQLException failure) {
        throw failure;
      }
      throw new AssertionError("What JDBC does not let a driver throw", e.getCause());
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static final class ConnectionCalls implements InvocationHandler {

    private final Connection connection;
    private final StatementLog log;
    private boolean closed;

    ConnectionCalls(Connection connection, StatementLog log) {
      this.connection = connection;
      this.log = log;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws SQLException {
      count(method, arguments);
      var result =
          switch (method.getName()) {
            case "commit", "setAutoCommit" ->
                log.interfered(connection, () -> forward(connection, method, arguments));
            default -> forward(connection, method, arguments);
          };
      return result instanceof Statement statement
          ? wrap(statement, arguments, (Connection) proxy)
          : result;
    }

    private void count(Method method, Object[] arguments) {
      switch (method.getName()) {
        case "commit" -> log.committed();
        case "rollback" -> countRollback(arguments);
        case "close", "abort" -> countClose();
        default -> {}
      }
    }

    private void countRollback(Object[] arguments) {
      if (arguments == null) {
        log.rolledBack();
      }
    }

    private synchronized void countClose() {
      if (!closed) {
        closed = true;
        log.closed();
      }
    }

    private Statement wrap(Statement statement, Object[] arguments, Connection owner) {
      var text = arguments != null && arguments[0] instanceof String sql ? sql : null;
      var calls = new StatementCalls(statement, text, owner, log);
      if (statement instanceof CallableStatement) {
        return proxy(CallableStatement.class, calls);
      }
      return statement instanceof PreparedStatement
          ? proxy(PreparedStatement.class, calls)
          : proxy(Statement.class, calls);
    }
  }

  private static final class StatementCalls implements InvocationHandler {

    private final Statement statement;
    private final String prepared;
    private final Connection owner;
    private final StatementLog log;
    private final List<String> batch = new ArrayList<>();

    StatementCalls(Statement statement, String prepared, Connection owner, StatementLog log) {
      this.statement = statement;
      this.prepared = prepared;
      this.owner = owner;
      this.log = log;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws SQLException {
      switch (method.getName()) {
        case "getConnection" -> {
          return owner;
        }
        case "execute", "executeQuery", "executeUpdate", "executeLargeUpdate" -> {
          log.executed(arguments == null ? prepared : (String) arguments[0]);
          return interfered(method, arguments);
        }
        case "executeBatch", "executeLargeBatch" -> {
          log.executedBatch(List.copyOf(batch));
          batch.clear();
          return interfered(method, arguments);
        }
        case "addBatch" -> addToBatch(arguments);
        case "clearBatch" -> batch.clear();
        default -> {}
      }
      return forward(statement, method, arguments);
    }

    private Object interfered(Method method, Object[] arguments) throws SQLException {
      return log.interfered(statement.getConnection(), () -> forward(statement, method, arguments));
    }

    private void addToBatch(Object[] arguments) {
      if (arguments != null) {
        batch.add((String) arguments[0]);
      } else if (batch.isEmpty()) {
        batch.add(prepared);
      }
    }
  }
}
