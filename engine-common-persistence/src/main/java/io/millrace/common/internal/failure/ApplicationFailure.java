package io.millrace.common.internal.failure;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.DelegateException;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.HttpTaskException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.MailTaskException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.ShellTaskException;
import io.millrace.common.delegate.ModelledFault;
import io.millrace.common.internal.command.UserCodeFollowsException;
import io.millrace.common.internal.persistence.TrustLostException;
import java.util.ArrayList;
import java.util.List;
import javax.script.ScriptException;

/**
 * An exception of code of the application, or of what a task of the engine calls for it, as it was
 * thrown: without the exceptions of the engine that only say where that was.
 *
 * @param exception the exception; none of the engine's own
 */
public record ApplicationFailure(Throwable exception) {

  private static final int MOST_CAUSES = 50;

  private static final List<Class<?>> SAYING_WHERE =
      List.of(
          DelegateException.class,
          HttpTaskException.class,
          MailTaskException.class,
          ShellTaskException.class);

  private static final List<Class<?>> REPEATING_OR_REFUSING =
      List.of(
          ConflictException.class,
          LockTimeoutException.class,
          DatabaseUnavailableException.class,
          OutcomeUnknownException.class,
          LimitExceededException.class,
          TrustLostException.class,
          UserCodeFollowsException.class);

  /**
   * Returns the failure that an exception tells of; null if it is one of the engine's own, means
   * something to the model already, or comes from a conflict or limit that ends the whole call.
   */
  public static ApplicationFailure of(RuntimeException thrown) {
    var exception = unwrapped(thrown);
    return exception instanceof EngineException
            || exception instanceof ModelledFault
            || endsTheCall(exception)
        ? null
        : new ApplicationFailure(exception);
  }

  /** Returns the full names of its class and superclasses, the most special first. */
  public List<String> types() {
    var names = new ArrayList<String>();
    for (Class<?> type = exception.getClass(); type != Object.class; type = type.getSuperclass()) {
      names.add(type.getName());
    }
    return names;
  }

  private static Throwable unwrapped(Throwable thrown) {
    var exception = thrown;
    while (onlySaysWhere(exception)) {
      exception = exception.getCause();
    }
    return exception;
  }

  private static boolean onlySaysWhere(Throwable exception) {
    var cause = exception.getCause();
    if (cause == null) {
      return false;
    }
    return exception instanceof ExpressionException
        ? cause instanceof ScriptException && cause.getCause() != null
        : exception instanceof ScriptException || isOneOf(SAYING_WHERE, exception);
  }

  private static boolean endsTheCall(Throwable exception) {
    var cause = exception;
    for (var level = 0; cause != null && level < MOST_CAUSES; level++) {
      if (isOneOf(REPEATING_OR_REFUSING, cause)) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  private static boolean isOneOf(List<Class<?>> types, Throwable exception) {
    return types.stream().anyMatch(type -> type.isInstance(exception));
  }
}
