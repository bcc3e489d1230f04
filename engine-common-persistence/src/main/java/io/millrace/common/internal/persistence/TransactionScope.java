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

  /** Tells whether the application's container can begin the transaction, which it has not yet. */
  default boolean mayEnterContainer() {
    return false;
  }

  /**
   * Has the application's container begin the transaction, unless it turns out that it never does.
   * To be called only where it {@linkplain #mayEnterContainer() may}, while no connection is taken.
   */
  default void enterContainer() throws SQLException {}

  /** Tells whether the application's container has begun the transaction, and so is to end it. */
  default boolean isInContainer() {
    return false;
  }

  /**
   * Tells whether code of the application has marked a transaction of its container's for rollback.
   */
  default boolean isRollbackOnly() {
    return false;
  }

  /** Commits in the container. */
  default void commit() throws SQLException {
    throw new IllegalStateException("No container has begun this transaction");
  }

  /** Rolls back in the container, unless it is over. */
  default void rollback() {}

  /** Gives the connection back; it may be called more than once. */
  void release() throws SQLException;
}
