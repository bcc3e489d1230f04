package io.millrace.common.transaction;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.IllegalStateEngineException;
import java.sql.SQLException;

/**
 * Makes an engine part of the transactions that a transaction manager leads: Spring's, Jakarta
 * Transactions, or one of the application's own.
 *
 * <p>At the beginning of each call that is not made from within another one, and needs the
 * database, the engine asks {@link #join()} on the calling thread. If a transaction is under way,
 * the call becomes a part of it: the engine works on its connection, writes all changes to it
 * before the call returns, and leaves commit and rollback to the manager. If none is, the engine
 * makes a transaction of its own for the call, on a connection of its data source. It never starts,
 * suspends or ends a transaction of the manager's.
 *
 * <p>An implementation is called by many threads at once.
 */
@FunctionalInterface
public interface TransactionIntegration {

  /**
   * Joins the transaction that is under way on the calling thread. It is called once per call to
   * the engine, also for several calls in one transaction; each answer is {@link
   * JoinedTransaction#release() released} once.
   *
   * @return the transaction, or null if none is under way on this thread
   * @throws IllegalStateEngineException if there is a transaction that cannot be joined: it is on
   *     another database, is read-only, or marked for rollback
   * @throws SQLException if its connection cannot be had; the call to the engine fails with a
   *     {@link DatabaseUnavailableException}
   */
  JoinedTransaction join() throws SQLException;
}
