package io.millrace.bpmn.internal.model;

/** The moments of a transaction that a listener can wait for. */
public enum TransactionMoment {
  /** The transaction is about to be committed. */
  COMMITTING,
  /** It is committed. */
  COMMITTED,
  /** It is rolled back. */
  ROLLED_BACK
}
