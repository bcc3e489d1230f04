package io.millrace.common.internal.persistence;

/** What an error of the database means for the unit of work it struck. */
public enum SqlFailure {
  /** Another transaction was in the way; to run the whole unit again is right. */
  CONFLICT,
  /** A lock was not to be had in time. */
  LOCK_TIMEOUT,
  /** A unique index already holds such a row. */
  DUPLICATE,
  /** The connection is lost or was never there, or the server may have ended it at any time. */
  UNAVAILABLE,
  /**
   * The server broke off the statement, at somebody's request or at a limit of time, and with it
   * the transaction, the commit in the same string included; another try may well succeed.
   */
  INTERRUPTED,
  /** Anything that a repetition will not cure. */
  OTHER
}
