package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;

/** The transaction that a command works in: the engine's own, or the caller's. Used by one thread. */
public interface TransactionScope {

  /** Returns the one connection of the command; the first call takes it. */
  Connection connection() throws SQLException;

  /** Tells whether the engine begins and ends the transaction; false in the caller's. */
  boolean isOwned();

  /** Gives the connection back; it may be called more than once. */
  void release() throws SQLException;
}
