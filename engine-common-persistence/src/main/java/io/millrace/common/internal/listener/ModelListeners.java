package io.millrace.common.internal.listener;

import io.millrace.common.DelegateException;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.delegate.ModelledFault;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.UserCodeFollowsException;
import io.millrace.common.internal.persistence.TrustLostException;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a unit of work knows of the listeners of models, in all engines: whether they are left out
 * for now, and which have failed. Not thread-safe: it belongs to one unit of work.
 */
public final class ModelListeners {

  private SkipOptions skips = SkipOptions.NONE;
  private Map<RuntimeException, String> byException = Map.of();

  private ModelListeners() {}

  /** Returns those of a unit of work. */
  public static ModelListeners of(CommandContext context) {
    return context.attachment(ModelListeners.class, made -> new ModelListeners());
  }

  /** Returns what is left out for now. */
  public SkipOptions skips() {
    return skips;
  }

  /** Leaves something out from now on; returns what was left out before. */
  public SkipOptions skips(SkipOptions from) {
    var before = skips;
    skips = from;
    return before;
  }

  /** Calls a listener, and notes its name if it fails by itself. */
  public void call(Runnable listener, Supplier<String> name) {
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
        ? e instanceof ModelledFault
            || e instanceof DelegateException
            || e instanceof ExpressionException
        : !(e instanceof TrustLostException || e instanceof UserCodeFollowsException);
  }

  /**
   * Returns the exception by which a call from outside fails: one that names the listener, if it
   * was a listener that failed.
   *
   * @param request what was asked, as the error begins
   * @param e what was thrown
   * @param modelled says what a listener did that threw an error or fault of the model; null if
   *     that was nothing of the kind
   */
  public RuntimeException failure(String request, RuntimeException e, String modelled) {
    var listener = byException.get(e);
    if (listener == null) {
      return e;
    }
    return new DelegateException(
        request
            + ": "
            + listener
            + (modelled == null ? " fails" : modelled)
            + " ("
            + e.getMessage()
            + "). Correct the listener or what it needs, or leave listeners out with skipCustomListeners.",
        e);
  }
}
