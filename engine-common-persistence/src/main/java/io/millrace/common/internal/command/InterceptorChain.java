package io.millrace.common.internal.command;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.interceptor.CommandInvocation;
import java.util.List;
import java.util.function.Supplier;

/**
 * Wraps commands in the application's interceptors, the first one outermost. Immutable,
 * thread-safe.
 */
public final class InterceptorChain {

  private static final String SUFFIX = "Command";

  private final String engineName;
  private final List<CommandInterceptor> interceptors;

  private InterceptorChain(String engineName, List<CommandInterceptor> interceptors) {
    this.engineName = engineName;
    this.interceptors = List.copyOf(interceptors);
  }

  /** Returns the chain of an engine; null if there is nothing in it. */
  public static InterceptorChain of(String engineName, List<CommandInterceptor> interceptors) {
    return interceptors.isEmpty() ? null : new InterceptorChain(engineName, interceptors);
  }

  <R> R execute(Command<R> command, boolean nested, Supplier<R> work) {
    return execute(new Call(engineName, name(command), nested), 0, work);
  }

  private <R> R execute(Call call, int index, Supplier<R> work) {
    if (index == interceptors.size()) {
      return work.get();
    }
    return interceptors.get(index).execute(new Link<>(call, () -> execute(call, index + 1, work)));
  }

  /** The name of a command, of that inside for one that wraps another. */
  static String name(Command<?> command) {
    return command instanceof CommandWrapper wrapper
        ? name(wrapper.wrapped())
        : name(command.getClass());
  }

  /**
   * The name of the class without its last word; for a command that is written in place, that of
   * the class around it.
   */
  private static String name(Class<?> type) {
    var name = type.getName().substring(type.getName().lastIndexOf('.') + 1);
    var lambda = name.indexOf("$$");
    var simple =
        lambda < 0
            ? type.getSimpleName()
            : name.substring(name.lastIndexOf('$', lambda - 1) + 1, lambda);
    return simple.endsWith(SUFFIX)
        ? simple.substring(0, simple.length() - SUFFIX.length())
        : simple;
  }

  private record Call(String engineName, String commandName, boolean nested) {}

  /** What one interceptor sees. */
  private static final class Link<R> implements CommandInvocation<R> {

    private final Call call;
    private final Supplier<R> next;
    private boolean proceeded;

    Link(Call call, Supplier<R> next) {
      this.call = call;
      this.next = next;
    }

    @Override
    public String engineName() {
      return call.engineName();
    }

    @Override
    public String commandName() {
      return call.commandName();
    }

    @Override
    public boolean isNested() {
      return call.nested();
    }

    @Override
    public R proceed() {
      if (proceeded) {
        throw new IllegalStateEngineException(
            "An interceptor carried out "
                + call.commandName()
                + " twice. Call proceed() once, and make another call of the engine "
                + "to repeat it.");
      }
      proceeded = true;
      return next.get();
    }
  }
}
