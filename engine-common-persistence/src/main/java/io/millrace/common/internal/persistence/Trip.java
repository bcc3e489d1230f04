package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;

/** A part of a flush that is sent at once. */
interface Trip {

  /**
   * Tells whether it is one statement that finds its errors by itself, so that in auto-commit mode
   * it is done as a whole or not at all.
   */
  default boolean isWhole() {
    return false;
  }

  /**
   * Sends it.
   *
   * @param opening the statement that begins the transaction in the same string, or null; always
   *     null where the shipper sends no strings
   * @param commits whether the commit stands at the end of the same string
   * @param leaving called when all is prepared, before the first statement leaves that may commit
   * @throws StaleRowException if a row was changed or deleted by somebody else
   */
  void send(Connection connection, String opening, boolean commits, Runnable leaving)
      throws SQLException;
}
