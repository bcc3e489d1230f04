package io.millrace.common.transaction;

/**
 * What an engine does at the end of a transaction that a transaction manager leads.
 *
 * <p>The manager's side calls {@link #beforeCommit()} on the thread that commits, while the
 * connection can still be used, unless the transaction is to be rolled back; then, when all is
 * over, {@link #afterCompletion} once, in every case.
 */
public interface TransactionSynchronization {

  /**
   * Does what must be done before the commit: {@link TransactionState#COMMITTING} listeners are
   * called. What it throws must make the transaction roll back.
   */
  void beforeCommit();

  /**
   * Does what must be done after the end: {@link TransactionState#COMMITTED} or
   * {@link TransactionState#ROLLED_BACK} listeners are called, and after a commit the job
   * executor is told of new jobs. It does not throw, and does not use the transaction's
   * connection.
   *
   * @param outcome how the transaction ended
   */
  void afterCompletion(Outcome outcome);

  /** How a transaction ended. */
  enum Outcome {
    /** The commit succeeded. */
    COMMITTED,

    /** The transaction was rolled back. */
    ROLLED_BACK,

    /** Nobody can say. */
    UNKNOWN
  }
}
