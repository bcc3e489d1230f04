package io.millrace.common.internal.persistence;

import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;

/** Tells what an error of the database means, by SQLSTATE and vendor code. */
final class SqlStates {

  private static final Set<String> CONFLICTS = Set.of("40001", "40P01", "40000", "HYT01");
  private static final Set<String> LOCK_TIMEOUTS = Set.of("55P03", "HYT00");
  private static final Set<String> DUPLICATES = Set.of("23505");
  private static final Set<String> INTERRUPTED = Set.of("57014");

  /** That of a statement that was broken off, and of a session of MariaDB that was ended. */
  private static final String BROKEN_OFF = "70100";

  private static final int SESSION_KILLED = 1927;

  /**
   * With MySQL and MariaDB's of a statement or session that was killed: it may have been, while the
   * commit was carried out already.
   */
  private static final Set<String> UNAVAILABLE =
      Set.of("57P01", "57P02", "57P03", "57P05", "53300", BROKEN_OFF);

  private SqlStates() {}

  /** Tells whether a statement was broken off, be it that it may have committed. */
  static boolean isInterruption(SQLException error) {
    var state = error.getSQLState();
    return state != null
        && (INTERRUPTED.contains(state)
            || state.equals(BROKEN_OFF) && error.getErrorCode() != SESSION_KILLED);
  }

  /** Classifies by the standard's and PostgreSQL's and H2's states. */
  static SqlFailure classify(SQLException error) {
    var state = error.getSQLState();
    if (state == null) {
      return isConnectionError(error) ? SqlFailure.UNAVAILABLE : SqlFailure.OTHER;
    }
    if (CONFLICTS.contains(state)) {
      return SqlFailure.CONFLICT;
    }
    if (LOCK_TIMEOUTS.contains(state)) {
      return SqlFailure.LOCK_TIMEOUT;
    }
    if (DUPLICATES.contains(state)) {
      return SqlFailure.DUPLICATE;
    }
    if (INTERRUPTED.contains(state)) {
      return SqlFailure.INTERRUPTED;
    }
    if (UNAVAILABLE.contains(state) || state.startsWith("08") || isConnectionError(error)) {
      return SqlFailure.UNAVAILABLE;
    }
    return SqlFailure.OTHER;
  }

  private static boolean isConnectionError(SQLException error) {
    return error instanceof SQLTransientConnectionException
        || error instanceof SQLNonTransientConnectionException
        || error instanceof SQLRecoverableException
        || error.getCause() instanceof IOException;
  }
}
