package io.millrace.common.internal.audit;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandWrapper;
import java.util.function.Predicate;

/**
 * Does what another command does and writes it down. It goes by the name of the other one.
 *
 * @param wrapped the other command
 * @param operation what it does
 * @param isDone tells by its result whether it did anything
 * @param log where it is written
 */
record NotedCommand<R>(
    Command<R> wrapped, Operation operation, Predicate<? super R> isDone, OperationLog log)
    implements Command<R>, CommandWrapper {

  @Override
  public R execute(CommandContext context) {
    var result = wrapped.execute(context);
    if (isDone.test(result)) {
      log.note(operation, context);
    }
    return result;
  }
}
