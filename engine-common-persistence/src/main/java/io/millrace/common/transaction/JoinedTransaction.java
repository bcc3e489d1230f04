package io.millrace.common.transaction;

import java.sql.Connection;

/**
 * A transaction of a transaction manager's as one call to the engine sees it. It is used by one
 * thread.
 *
 * <p>The order is: {@link #connection()}, any number of statements, {@link #register} if the engine
 * has something to do at the end, {@link #setRollbackOnly()} if the call failed half-way, and last
 * {@link #release()}, whatever happened.
 */
public interface JoinedTransaction {

  /**
   * Returns the connection of the transaction, with auto-commit off. The engine changes none of its
   * settings.
   *
   * @return the same connection each time, never null
   */
  Connection connection();

  /**
   * Has the end of the transaction reported. Each call to the engine that has something to do at
   * the end registers an object of its own.
   *
   * @param synchronization whom to report to, after those that were registered before
   */
  void register(TransactionSynchronization synchronization);

  /**
   * Makes sure that the transaction can only be rolled back. The engine calls it when a call failed
   * that had written already, or of which the database refused a statement: with a deadlock, or on
   * PostgreSQL with any refusal, that concerns the whole transaction. After any other call that
   * failed before it wrote anything, the application may catch the exception and commit.
   */
  void setRollbackOnly();

  /**
   * Gives the connection back to the manager, which keeps the transaction open. Neither commits nor
   * closes what the manager needs. It must not throw.
   */
  void release();
}
