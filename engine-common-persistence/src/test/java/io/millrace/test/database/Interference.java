package io.millrace.test.database;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * Comes between an engine and the driver at the calls that can fail on the wire: when a connection
 * is taken, a statement is executed, a transaction is begun or committed.
 */
@FunctionalInterface
public interface Interference {

  /** Lets each call be. */
  Interference NONE = (connection, call) -> call.make();

  /** A call of the driver. */
  @FunctionalInterface
  interface Call {

    /** Makes the call; returns what the driver returned. */
    Object make() throws SQLException;
  }

  /**
   * Is called instead of a call of the driver.
   *
   * @param connection on what it is made; null where the call is to bring one
   * @param call the call
   * @return what the engine is to see
   */
  Object around(Connection connection, Call call) throws SQLException;
}
