package io.millrace.common.transaction;

/**
 * What an engine does at the end of a transaction that a transaction manager leads.
 *
 * <p>The manager's side calls it once, when all is over, whatever the end was, on the thread that
 * ended the transaction where it can. It does not throw, and does not use the transaction's
 * connection.
 */
@FunctionalInterface
public interface TransactionSynchronization {

  /**
   * Does what must be done after the end: {@link TransactionState#COMMITTED} or {@link
   * TransactionState#ROLLED_BACK} listeners are called, and after a commit the job executor is told
   * of new jobs.
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
