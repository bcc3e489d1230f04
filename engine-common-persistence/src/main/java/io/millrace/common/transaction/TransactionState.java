package io.millrace.common.transaction;

/** The moments of a transaction at which listeners can be called. */
public enum TransactionState {

  /**
   * The call has done its work; its changes are written next, and committed with them what a
   * listener adds. What it throws makes the call fail as a whole. In a transaction of somebody else
   * the commit comes later, after other calls perhaps; this is the end of one call.
   */
  COMMITTING,

  /** The commit succeeded. */
  COMMITTED,

  /**
   * The transaction was rolled back, and the call has failed. An attempt that met a conflict and is
   * made again tells nobody; what the last one adds is told.
   */
  ROLLED_BACK
}
