package io.millrace.common.transaction;

import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.OutcomeUnknownException;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * A transaction that a transaction manager has begun for one call to the engine, or one job, on the
 * calling thread. The engine ends it, on the same thread, by one call of {@link #commit()} or
 * {@link #rollback()}; both give back to the manager all that the transaction has, also when they
 * fail.
 *
 * <p>From its begin to its end it is the current transaction of the thread: code of the application
 * that the engine calls takes part in it in the manager's own way, and what it registers for the
 * end is called by the manager. Code that suspends it, for a transaction of its own, has to resume
 * it before it returns. Used by one thread.
 */
public interface BegunTransaction {

  /**
   * Returns the connection of the transaction, with auto-commit off. The engine sets it to READ
   * COMMITTED before its first statement if the connections of the manager are at another level,
   * and changes no other setting.
   *
   * @return the same connection each time, never null
   * @throws IllegalStateEngineException if the manager works on another database, or hides its
   *     connection
   * @throws SQLException if the connection cannot be had; the call to the engine fails then
   */
  Connection connection() throws SQLException;

  /**
   * Tells whether it can only be rolled back, because code of the application that takes part in it
   * has said so, or has failed in a way that the manager answers with a rollback.
   *
   * @return whether a commit would be refused, as far as can be told
   */
  boolean isRollbackOnly();

  /**
   * Commits it. When this returns, it is committed: what the manager calls after a commit may fail,
   * but not this method for that.
   *
   * @throws SQLException if the database did not commit it; the engine judges by this error whether
   *     that was a conflict, after which it repeats the call in a new transaction, and whether the
   *     outcome is known
   * @throws ConflictException if it was rolled back in favor of another one; the engine repeats the
   *     call in a new transaction
   * @throws OutcomeUnknownException if nobody can say whether it was committed
   * @throws RuntimeException if it was rolled back for another reason: the call fails with this
   */
  void commit() throws SQLException;

  /**
   * Rolls it back. The engine has given up the call already and does not need to know whether that
   * worked: what this throws is logged.
   */
  void rollback();
}
