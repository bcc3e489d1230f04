package io.millrace.common.internal.persistence;

import io.millrace.common.ConflictException;
import io.millrace.common.OutcomeUnknownException;
import java.sql.SQLException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Finds errors of the database behind what code of the application throws in a transaction that it
 * shares with the engine. A conflict there concerns the whole transaction, which is repeated as one
 * that the engine meets by itself.
 *
 * @param dialect knows what errors mean
 */
record ContainerErrors(Dialect dialect) {

  /** Returns what an exception means; itself where no error of the database says more. */
  RuntimeException judged(RuntimeException thrown, boolean committing) {
    if (thrown instanceof ConflictException || thrown instanceof OutcomeUnknownException) {
      return thrown;
    }
    var error = errorBehind(thrown, Collections.newSetFromMap(new IdentityHashMap<>()));
    return error == null ? thrown : judged(thrown, error, committing);
  }

  private RuntimeException judged(RuntimeException thrown, SQLException error, boolean committing) {
    return switch (dialect.classify(error)) {
      case CONFLICT ->
          new ConflictException(
              "The database undid the transaction, of which code of the application was a part, in"
                  + " favor of another one: "
                  + error.getMessage(),
              thrown);
      case UNAVAILABLE ->
          committing
              ? new OutcomeUnknownException(
                  "The connection was lost during the commit by the transaction manager: "
                      + error.getMessage(),
                  thrown)
              : thrown;
      default -> thrown;
    };
  }

  private static SQLException errorBehind(Throwable failure, Set<Throwable> seen) {
    if (failure == null || !seen.add(failure)) {
      return null;
    }
    if (failure instanceof SQLException error) {
      return error;
    }
    var found = errorBehind(failure.getCause(), seen);
    for (var other : failure.getSuppressed()) {
      found = found == null ? errorBehind(other, seen) : found;
    }
    return found;
  }
}
