package io.millrace.common.internal.script;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.expression.ScriptExpression;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;

/**
 * The languages in which the models of an engine may hold scripts; none unless the application says
 * so, since a script can do whatever the application can. Thread-safe.
 */
public final class Scripts {

  private final Set<String> languages;
  private final Function<String, ScriptEngine> engines;
  private final Expressions expressions;
  private final boolean opensEngine;
  private final ClosedEngine closed = new ClosedEngine();

  /**
   * Creates what reads scripts.
   *
   * @param languages the names of the languages, as models write them
   * @param classLoader where their engines are; null for the context class loader
   * @param expressions knows what names stand for
   * @param opensEngine whether scripts are given what leads to the whole engine
   */
  public Scripts(
      Collection<String> languages,
      ClassLoader classLoader,
      Expressions expressions,
      boolean opensEngine) {
    this.languages = Set.copyOf(languages);
    this.expressions = expressions;
    this.opensEngine = opensEngine;
    var manager =
        languages.isEmpty()
            ? null
            : classLoader == null
                ? new ScriptEngineManager()
                : new ScriptEngineManager(classLoader);
    this.engines = name -> manager.getEngineByName(name);
  }

  /**
   * Makes a script ready to run: it is compiled once where its engine can.
   *
   * @param language the name of the language, as the model writes it
   * @throws ExpressionException if the language is not enabled, no engine for it is there, or the
   *     script cannot be compiled
   */
  public ScriptExpression compile(String language, String text) {
    return compile(language, text, false);
  }

  /**
   * Makes a script of a deployed model ready to run. One that cannot be run here fails when it is
   * reached, not before.
   */
  public ScriptExpression compileDeployed(String language, String text) {
    return compileDeployed(language, text, false);
  }

  /**
   * Makes a script of a deployed model ready to run, and says what becomes of the variables that it
   * assigns.
   *
   * @param storesVariables whether they are set where the script runs
   */
  ScriptExpression compileDeployed(String language, String text, boolean storesVariables) {
    try {
      return compile(language, text, storesVariables);
    } catch (ExpressionException e) {
      return new ScriptExpression(
          text, scope -> compile(language, text, storesVariables).evaluate(scope));
    }
  }

  /**
   * Makes a script ready to run, and says what becomes of the variables that it assigns.
   *
   * @param storesVariables whether they are set where the script runs
   */
  private ScriptExpression compile(String language, String text, boolean storesVariables) {
    var program = Program.of(language, text, () -> engine(language));
    return new ScriptExpression(
        text, scope -> program.run(scope, new ScopeBindings(scope, names(scope), storesVariables)));
  }

  /** Returns what finds the names that a script asks for. */
  private UnaryOperator<Object> names(ExpressionScope scope) {
    return opensEngine
        ? name -> expressions.find((String) name, scope)
        : name -> closed.show(expressions.find((String) name, scope, closed::refuse));
  }

  private ScriptEngine engine(String language) {
    if (!languages.contains(language)) {
      throw new ExpressionException(
          "Scripts in '"
              + language
              + "' are not enabled"
              + (languages.isEmpty() ? "" : ", only " + new TreeSet<>(languages))
              + ". Scripts can do whatever the application can; if all who deploy are trusted, add"
              + " the language to setScriptLanguages of the engine's configuration.");
    }
    var engine = engines.apply(language);
    if (engine == null) {
      throw new ExpressionException(
          "There is no script engine for '"
              + language
              + "'. Put a library for javax.script on the class path that knows the language by this"
              + " name.");
    }
    return engine;
  }
}
