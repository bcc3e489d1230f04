package io.millrace.common.internal.command;

/**
 * One request to an engine, as data. Implementations are records.
 *
 * @param <R> what it returns
 */
@FunctionalInterface
public interface Command<R> {

  /**
   * Carries the request out; what it plans on the agenda is done before the result goes back to the
   * caller.
   */
  R execute(CommandContext context);
}
