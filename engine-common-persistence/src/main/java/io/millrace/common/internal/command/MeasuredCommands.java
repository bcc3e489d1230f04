package io.millrace.common.internal.command;

import io.millrace.common.LockTimeoutException;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.interceptor.CommandInvocation;
import io.millrace.common.internal.metrics.Measures;
import io.millrace.common.metrics.EngineMetric;
import java.util.List;
import java.util.stream.Stream;

/**
 * Measures the calls of an engine, but for those that its own code makes inside others.
 *
 * @param measures takes what is measured
 */
public record MeasuredCommands(Measures measures) implements CommandInterceptor {

  /** Returns the interceptors of an engine with this one innermost, if somebody measures. */
  public static List<CommandInterceptor> within(
      List<CommandInterceptor> interceptors, Measures measures) {
    return measures.isOn()
        ? Stream.concat(interceptors.stream(), Stream.of(new MeasuredCommands(measures))).toList()
        : interceptors;
  }

  @Override
  public <R> R execute(CommandInvocation<R> invocation) {
    if (invocation.isNested()) {
      return invocation.proceed();
    }
    var begin = measures.begin();
    try {
      return invocation.proceed();
    } catch (RuntimeException | Error e) {
      measures.count(EngineMetric.COMMANDS_FAILED, invocation.commandName());
      if (e instanceof LockTimeoutException) {
        measures.count(EngineMetric.LOCK_TIMEOUTS, invocation.commandName());
      }
      throw e;
    } finally {
      measures.timeSince(EngineMetric.COMMANDS, invocation.commandName(), begin);
    }
  }
}
