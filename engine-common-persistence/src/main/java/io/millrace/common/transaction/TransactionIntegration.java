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
 * before the call returns, and leaves commit and rollback to the manager.
 *
 * <p>If none is, the call, or the job, is a transaction that the engine begins and ends. It has the
 * manager {@link #begin() begin} it before code of the application is called, and before anything
 * is locked or written that is not committed at once. So that code finds a transaction of the
 * manager's bound to its thread, and what it does there is committed and rolled back with what the
 * engine does. What calls no such code and is one write, or only reads, needs no manager: the
 * engine does it on a connection of its data source, as it does everything where the manager cannot
 * begin.
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

  /**
   * Begins a transaction on the calling thread, for one call to the engine or one job, and binds it
   * to the thread until the engine ends it. It is at the level READ COMMITTED, where the manager
   * can say so, and not read-only. Each attempt of a call that is repeated after a conflict begins
   * one of its own.
   *
   * <p>An integration that only joins inherits this method: then transactions that the engine
   * begins are unknown to the manager, and code that the engine calls has to use {@code
   * connection()} of its delegate to be part of them.
   *
   * @return the transaction; null if this integration never begins one, and is not asked again
   * @throws IllegalStateEngineException if the manager cannot begin one here
   * @throws SQLException if its connection cannot be had; the call to the engine fails with a
   *     {@link DatabaseUnavailableException}
   */
  default BegunTransaction begin() throws SQLException {
    return null;
  }
}
