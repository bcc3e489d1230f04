package io.millrace.common.internal.audit;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.Predicate;

/**
 * Writes down what somebody does, in the transaction that does it. Thread-safe.
 *
 * @param users knows who calls
 * @param level how much history the engine keeps; nothing is written down where it keeps none
 */
public record OperationLog(IdentityProvider users, HistoryLevel level) {

  /** Returns a command that does the same as another one and is written down. */
  public <R> Command<R> noting(Operation operation, Command<R> command) {
    return noting(operation, command, result -> true);
  }

  /**
   * Returns a command that does the same as another one and is written down if it did anything.
   *
   * @param isDone tells by the result whether it did
   */
  public <R> Command<R> noting(
      Operation operation, Command<R> command, Predicate<? super R> isDone) {
    return level == HistoryLevel.NONE
        ? command
        : new NotedCommand<>(command, operation, isDone, this);
  }

  /** Writes an operation down. */
  public void note(Operation operation, CommandContext context) {
    if (level != HistoryLevel.NONE) {
      context
          .unitOfWork()
          .insert(OperationEntity.of(operation, users.currentUserId(), context.now()));
    }
  }
}
