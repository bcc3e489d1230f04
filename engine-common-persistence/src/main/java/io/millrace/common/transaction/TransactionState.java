package io.millrace.common.transaction;

/** The moments of a transaction at which listeners can be called. */
public enum TransactionState {

  /**
   * Everything is written, and the commit comes next. What a listener does belongs to the
   * transaction; what it throws makes it roll back.
   */
  COMMITTING,

  /** The commit succeeded. */
  COMMITTED,

  /** The transaction was rolled back. */
  ROLLED_BACK
}
