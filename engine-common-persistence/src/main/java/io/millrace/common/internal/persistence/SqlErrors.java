package io.millrace.common.internal.persistence;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.EngineException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.OutcomeUnknownException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;

/**
 * Turns errors of the driver into the engine's exceptions.
 *
 * @param dialect knows what they mean
 * @param lockTimeout how long the engine was told to wait for locks
 * @param waited how long the statement that failed has taken
 */
record SqlErrors(Dialect dialect, Duration lockTimeout, Duration waited) {

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
      case LOCK_TIMEOUT -> new LockTimeoutException(gaveUp(), error);
      case INTERRUPTED ->
          new DatabaseUnavailableException(
              "The database broke off a statement, and nothing was changed: "
                  + text
                  + ". Try again later.",
              error);
      case UNAVAILABLE ->
          committing
              ? new OutcomeUnknownException(
                  "The connection was lost, or what was sent was broken off, during the commit: "
                      + text,
                  error)
              : new DatabaseUnavailableException(
                  "The database cannot be reached, or broke off what it was asked: " + text, error);
      case OTHER -> refused(error);
    };
  }

  /** The driver's text may hold a whole statement; it is that of the cause. */
  private String gaveUp() {
    var wanted = dialect.lockTimeout(lockTimeout);
    var message =
        "A row stayed locked by another transaction; the call gave up after "
            + seconds(waited)
            + ". Try again later.";
    var asSet = waited.multipliedBy(10).compareTo(wanted.multipliedBy(9)) >= 0;
    return asSet && waited.compareTo(wanted.multipliedBy(2)) < 0
        ? message
        : message
            + " (lockTimeout is "
            + seconds(wanted)
            + "; a connection of the application's may be set to another time.)";
  }

  private static String seconds(Duration duration) {
    return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1000.0);
  }

  /** Only here the text is the engine's own; a duplicate key shows values of the user. */
  private static EngineException refused(SQLException error) {
    var guarded = Guard.tableOf(error);
    return guarded == null
        ? new DatabaseException("The database refused a statement: " + error.getMessage(), error)
        : new StaleRowException(guarded, "the guard of the flush was raised");
  }
}
