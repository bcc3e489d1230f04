package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.common.DelegateException;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.command.UserCodeFollowsException;
import io.millrace.common.internal.persistence.TrustLostException;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Which listeners of models have failed in a unit of work, and by what. Not thread-safe: it belongs
 * to one unit of work.
 */
final class FailedListeners {

  private Map<RuntimeException, String> byException = Map.of();

  /** Calls a listener, and notes its name if it fails by itself. */
  void call(Runnable listener, Supplier<String> name) {
    try {
      listener.run();
    } catch (RuntimeException e) {
      if (isItsOwn(e)) {
        byException = byException.isEmpty() ? new IdentityHashMap<>() : byException;
        byException.putIfAbsent(e, name.get());
      }
      throw e;
    }
  }

  /** Not so what makes a whole call be repeated or refused. */
  private static boolean isItsOwn(RuntimeException e) {
    return e instanceof EngineException
        ? e instanceof BpmnError
            || e instanceof DelegateException
            || e instanceof ExpressionException
        : !(e instanceof TrustLostException || e instanceof UserCodeFollowsException);
  }

  /** Returns the listener that failed by an exception; null if none did. */
  String get(RuntimeException e) {
    return byException.get(e);
  }
}
