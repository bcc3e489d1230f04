package io.millrace.common.internal.persistence;

import io.millrace.common.IllegalStateEngineException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.Set;

/**
 * The connection of a running unit of work as user code gets it: it runs statements, but does not
 * end or change the transaction.
 */
final class GuardedConnection implements InvocationHandler {

  private static final Set<String> REFUSED =
      Set.of(
          "commit",
          "rollback",
          "close",
          "abort",
          "setAutoCommit",
          "setTransactionIsolation",
          "setReadOnly",
          "setCatalog",
          "setSchema",
          "setNetworkTimeout",
          "setHoldability",
          "setClientInfo",
          "setTypeMap");

  private final Connection connection;

  private GuardedConnection(Connection connection) {
    this.connection = connection;
  }

  static Connection of(Connection connection) {
    return (Connection)
        Proxy.newProxyInstance(
            GuardedConnection.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            new GuardedConnection(connection));
  }

  /** Returns the connection that user code got as this one; itself if it is no such one. */
  static Connection behind(Connection given) {
    return Proxy.isProxyClass(given.getClass())
            && Proxy.getInvocationHandler(given) instanceof GuardedConnection guard
        ? guard.connection
        : given;
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    var toSavepoint = method.getName().equals("rollback") && arguments != null;
    if (REFUSED.contains(method.getName()) && !toSavepoint) {
      throw new IllegalStateEngineException(
          "Connection."
              + method.getName()
              + " was called in user code, but the engine or its caller ends this transaction. Throw an exception to roll it back.");
    }
    if (method.getName().equals("equals")) {
      return proxy == arguments[0];
    }
    try {
      return method.invoke(connection, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
