package io.millrace.common.internal.query;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.query.mapping.Mappers;
import io.millrace.common.internal.scope.ScopeOwners;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/**
 * Runs the queries of an engine, each as a command: inside another one it joins it and first writes
 * what that one changed. Immutable and thread-safe.
 */
public final class QueryExecutor {

  private final CommandExecutor commands;
  private final Mappers mappers;
  private final ScopeOwners owners;

  /**
   * Creates an executor.
   *
   * @param commands runs the engine's commands
   * @param mappers the mappers on the class path that its queries read with
   * @param owners the engines on the schema, which know the models
   */
  public QueryExecutor(CommandExecutor commands, List<String> mappers, ScopeOwners owners) {
    this.commands = commands;
    this.owners = owners;
    this.mappers = new Mappers(commands.environment().database(), mappers);
  }

  /** Returns the engine's time. */
  public Instant now() {
    return commands.environment().now();
  }

  /** Returns the mappers. */
  public Mappers mappers() {
    return mappers;
  }

  /**
   * Asks a question.
   *
   * @param query the query that asks, for the log
   * @param method its method
   */
  <R> R ask(Object query, String method, Function<QueryReader, R> question) {
    return commands.execute(new Ask<>(query, method, this, question));
  }

  /** Returns what a query is called in messages. */
  static String name(Object query) {
    return query.getClass().getSimpleName().replace("Impl", "");
  }

  private record Ask<R>(
      Object query, String method, QueryExecutor executor, Function<QueryReader, R> question)
      implements Command<R> {

    @Override
    public R execute(CommandContext context) {
      context.unitOfWork().flush();
      return question.apply(new QueryReader(executor.mappers, context, executor.owners));
    }

    @Override
    public String toString() {
      return name(query) + "." + method;
    }
  }
}
