package io.millrace.common.internal.script;

import io.millrace.common.ExpressionException;
import io.millrace.common.delegate.ModelledFault;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import javax.script.Bindings;
import javax.script.Compilable;
import javax.script.CompiledScript;
import javax.script.ScriptEngine;
import javax.script.ScriptException;

/**
 * A script, compiled where its engine can. Engines that say they are thread-safe are shared; of
 * others each thread takes one, and the next thread takes it after it. Thread-safe.
 */
final class Program {

  /** Causes may go round in a circle. */
  private static final int MOST_CAUSES = 50;

  private final String language;
  private final String text;
  private final Supplier<ScriptEngine> engines;
  private final Prepared shared;
  private final Queue<Prepared> free = new ConcurrentLinkedQueue<>();

  private Program(String language, String text, Supplier<ScriptEngine> engines)
      throws ScriptException {
    this.language = language;
    this.text = text;
    this.engines = engines;
    var engine = engines.get();
    var first = prepare(engine);
    if (engine.getFactory().getParameter("THREADING") == null) {
      shared = null;
      free.add(first);
    } else {
      shared = first;
    }
  }

  /** Something that runs with variables. */
  @FunctionalInterface
  private interface Prepared {
    Object run(Bindings bindings) throws ScriptException;
  }

  /** Makes a script ready. */
  static Program of(String language, String text, Supplier<ScriptEngine> engines) {
    try {
      return new Program(language, text, engines);
    } catch (ScriptException e) {
      throw new ExpressionException(
          "Cannot read the script in '" + language + "': " + e.getMessage() + ". Correct it.", e);
    }
  }

  private Prepared prepare(ScriptEngine engine) throws ScriptException {
    if (engine instanceof Compilable compilable) {
      CompiledScript compiled = compilable.compile(text);
      return compiled::eval;
    }
    return bindings -> engine.eval(text, bindings);
  }

  /** Runs the script; what code of the application throws unchecked comes out as it is. */
  Object run(ExpressionScope scope, ScopeBindings bindings) {
    try {
      var result = shared == null ? runAlone(bindings) : shared.run(bindings);
      bindings.store();
      return result;
    } catch (ScriptException e) {
      throw modelled(e) instanceof RuntimeException fault
          ? fault
          : thrownByApplication(e) instanceof RuntimeException own ? own : failed(scope, e);
    } catch (RuntimeException e) {
      throw modelled(e) instanceof RuntimeException fault ? fault : e;
    }
  }

  /** Returns what the model foresees, however deeply the script engine has wrapped it; or null. */
  private static Throwable modelled(Exception thrown) {
    var level = 0;
    for (Throwable cause = thrown; cause != null && level < MOST_CAUSES; cause = cause.getCause()) {
      if (cause instanceof ModelledFault) {
        return cause;
      }
      level++;
    }
    return null;
  }

  private Object runAlone(Bindings bindings) throws ScriptException {
    var taken = free.poll();
    var mine = taken == null ? prepare(engines.get()) : taken;
    try {
      return mine.run(bindings);
    } finally {
      free.add(mine);
    }
  }

  /** Script engines wrap what the code that they call throws. */
  private static Throwable thrownByApplication(ScriptException e) {
    Throwable cause = e;
    while (cause instanceof ScriptException && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }

  private ExpressionException failed(ExpressionScope scope, ScriptException e) {
    return new ExpressionException(
        "The script in '"
            + language
            + "' failed"
            + (scope.location().isEmpty() ? "" : " at " + scope.location())
            + ": "
            + e.getMessage()
            + ". Correct the script or the variables.",
        e);
  }
}
