package io.millrace.common.internal.persistence;

import java.sql.SQLException;

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
  OTHER;

  /**
   * Tells whether an exception is the driver's for a statement that the server broke off; not one
   * for a session that was ended.
   */
  public static boolean isInterruption(Throwable failure) {
    return failure instanceof SQLException error && SqlStates.isInterruption(error);
  }
}
