package io.millrace.common.internal.persistence;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.EngineException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.OutcomeUnknownException;
import java.sql.SQLException;
import java.time.Duration;

/** Turns errors of the driver into the engine's exceptions. */
record SqlErrors(Dialect dialect, Duration lockTimeout) {

  /**
   * Returns the exception for an error.
   *
   * @param committing whether the statement that failed would have committed
   */
  EngineException exception(SQLException error, boolean committing) {
    var text = error.getMessage();
    return switch (dialect.classify(error)) {
      case CONFLICT ->
          new ConflictException(
              "The database undid the transaction in favor of another one: " + text, error);
      case DUPLICATE ->
          new DuplicateRowException("A row with the same unique key exists: " + text, error);
      case LOCK_TIMEOUT ->
          new LockTimeoutException(
              "A row stayed locked by another transaction for longer than "
                  + lockTimeout
                  + ": "
                  + text,
              error);
      case UNAVAILABLE ->
          committing
              ? new OutcomeUnknownException(
                  "The connection was lost during the commit: " + text, error)
              : new DatabaseUnavailableException("The database cannot be reached: " + text, error);
      case OTHER -> refused(error);
    };
  }

  /** Only here the text is the engine's own; a duplicate key shows values of the user. */
  private static EngineException refused(SQLException error) {
    var guarded = Guard.tableOf(error);
    return guarded == null
        ? new DatabaseException("The database refused a statement: " + error.getMessage(), error)
        : new StaleRowException(guarded, "the guard of the flush was raised");
  }
}
