package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * The transaction that a command works in: the engine's own, or the caller's. Used by one thread.
 */
public interface TransactionScope {

  /** Returns the one connection of the command; the first call takes it. */
  Connection connection() throws SQLException;

  /** Tells whether the engine begins and ends the transaction; false in the caller's. */
  boolean isOwned();

  /**
   * Tells whether somebody reports how the transaction ends; false on a connection that was handed
   * in.
   */
  default boolean reportsEnd() {
    return true;
  }

  /**
   * Makes sure that a transaction of the caller's can only be rolled back, because a command that
   * had written failed.
   */
  default void setRollbackOnly() {}

  /** Gives the connection back; it may be called more than once. */
  void release() throws SQLException;
}
