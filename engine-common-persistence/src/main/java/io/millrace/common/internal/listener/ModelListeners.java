package io.millrace.common.internal.listener;

import io.millrace.common.DelegateException;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.delegate.ModelledFault;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.UserCodeFollowsException;
import io.millrace.common.internal.persistence.TrustLostException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What a unit of work knows of the listeners of models, in all engines: whether they are left out
 * for now, and which have failed. Not thread-safe: it belongs to one unit of work.
 */
public final class ModelListeners {

  private SkipOptions skips = SkipOptions.NONE;
  private Map<RuntimeException, String> byException = Map.of();
  private List<Runnable> behind;
  private int callsFromOutside;

  private ModelListeners() {}

  /** Returns those of a unit of work. */
  public static ModelListeners of(CommandContext context) {
    return context.attachment(ModelListeners.class, ModelListeners::made);
  }

  private static ModelListeners made(CommandContext context) {
    var made = new ModelListeners();
    context.layAsideInCalls(made::layAside);
    return made;
  }

  /** Returns what brings back the call from outside that is under way now. */
  private Runnable layAside() {
    var around = behind;
    var before = skips(SkipOptions.NONE);
    behind = null;
    return () -> {
      behind = around;
      skips = before;
    };
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

  /**
   * Does what a call from outside asks for; if a listener fails, the call fails by an exception
   * that names it. What goes on behind the call does so when the outermost such call is done, and
   * is told as ever.
   *
   * @param request what was asked, as the error begins
   * @param from what is left out meanwhile
   * @param modelled says what a listener did that threw an error or fault of the model; null if
   *     that was nothing of the kind
   */
  public void callFromOutside(
      String request,
      SkipOptions from,
      Runnable work,
      Function<RuntimeException, String> modelled) {
    var before = skips(from);
    var around = behind;
    var goesOn = around == null ? new ArrayList<Runnable>(1) : around;
    behind = goesOn;
    callsFromOutside++;
    try {
      work.run();
    } catch (RuntimeException e) {
      throw failure(request, e, modelled.apply(e));
    } finally {
      callsFromOutside--;
      byException = callsFromOutside == 0 ? Map.of() : byException;
      behind = around;
      skips = before;
    }
    if (around == null) {
      goesOn.forEach(Runnable::run);
    }
  }

  /** Does something behind the call from outside that is under way; at once if there is none. */
  public void behindCall(Runnable work) {
    if (behind == null) {
      work.run();
    } else {
      behind.add(work);
    }
  }

  /** Calls a listener; in a call from outside its name is noted if it fails by itself. */
  public void call(Runnable listener, Supplier<String> name) {
    try {
      listener.run();
    } catch (RuntimeException e) {
      if (callsFromOutside > 0 && isItsOwn(e)) {
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

  /** Returns one that names the listener, if it was a listener that failed. */
  private RuntimeException failure(String request, RuntimeException e, String modelled) {
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
            + "). Correct the listener or what it needs, or leave listeners out with"
            + " skipCustomListeners.",
        e);
  }
}
