package io.millrace.common.internal.expression;

import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.expression.ExpressionFunction;
import io.millrace.common.expression.ExpressionResolver;
import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.function.EngineFunctions;
import io.millrace.common.internal.expression.function.Functions;
import io.millrace.common.internal.expression.parse.ExpressionParser;
import io.millrace.common.internal.json.JsonAccess;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Parses the expressions of an engine's models. One per engine, thread-safe.
 *
 * <p>Spec: Jakarta Expression Language 6.0, both <code>${…}</code> and <code>#{…}</code>.
 * Deviations: no lambdas, no streams, no assignment or sequence inside an expression, no static
 * members, no classes; a method of null is an error. {@code docs/decisions/expressions.md} gives
 * the reasons.
 */
public final class Expressions {

  private final Surroundings surroundings;
  private final ExpressionParser parser;
  private final ExpressionLimits limits;

  /**
   * Creates the parser of an engine.
   *
   * @param beans objects by the name that expressions use; looked at whenever an expression is
   *     evaluated
   * @param resolvers asked in this order for what is neither variable nor bean
   * @param functions what expressions can call by prefix and name, besides what follows
   * @param engine the functions that tell the time and the user of the engine
   * @param limits how large expressions may get
   */
  public Expressions(
      Map<String, Object> beans,
      List<ExpressionResolver> resolvers,
      List<ExpressionFunction> functions,
      EngineFunctions engine,
      ExpressionLimits limits) {
    var access = new Access(JsonAccess.detect(), limits.opensEngine());
    this.surroundings = new Surroundings(beans, List.copyOf(resolvers), access);
    this.parser =
        new ExpressionParser(
            new Functions(functions, engine, access),
            access,
            limits.nesting(),
            limits.resultLength());
    this.limits = limits;
  }

  /** Creates a parser of no engine: there is no time and no user. */
  public Expressions(
      Map<String, Object> beans,
      List<ExpressionResolver> resolvers,
      List<ExpressionFunction> functions,
      ExpressionLimits limits) {
    this(beans, resolvers, functions, EngineFunctions.withoutEngine(), limits);
  }

  /** Creates a parser without beans, resolvers and functions, with the default limits. */
  public Expressions() {
    this(Map.of(), List.of(), List.of(), ExpressionLimits.DEFAULT);
  }

  /**
   * Parses a text of a model.
   *
   * @param text a literal text, an expression, or a text with expressions in it
   * @return the expression, to be kept as long as the model is
   * @throws ExpressionException where the text is no valid expression
   * @throws LimitExceededException where it is too long or nests too deep
   */
  public Expression parse(String text) {
    if (text.indexOf("${") < 0 && text.indexOf("#{") < 0) {
      return new LiteralExpression(text);
    }
    try {
      checkLength(text);
      var parsed = parser.parse(text);
      return new ParsedExpression(text, parsed.value(), parsed.isPlace(), surroundings);
    } catch (EvaluationFailure failure) {
      throw Failures.notParsed(text, failure);
    }
  }

  /**
   * Finds what a name stands for.
   *
   * @return the value, which may be null, or {@link ExpressionScope#ABSENT}
   */
  public Object find(String name, ExpressionScope scope) {
    return find(name, scope, UnaryOperator.identity());
  }

  /**
   * Finds what a name stands for.
   *
   * @param resolved lets in, or refuses, what a resolver of the application found
   * @return the value, which may be null, or {@link ExpressionScope#ABSENT}
   */
  public Object find(String name, ExpressionScope scope, UnaryOperator<Object> resolved) {
    return new ScopedNames(scope, surroundings).find(name, resolved);
  }

  /** Returns a text that is taken as it stands, whatever is in it. */
  public static Expression literal(String text) {
    return new LiteralExpression(text);
  }

  /**
   * Finds out what is wrong with a text of a model without throwing.
   *
   * @return what is wrong and what to do, or empty where the text can be parsed
   */
  public Optional<String> check(String text) {
    try {
      parse(text);
      return Optional.empty();
    } catch (EngineException wrong) {
      return Optional.of(wrong.text());
    }
  }

  /**
   * Finds out how a text of a model reaches the whole engine where that is closed to expressions.
   * Only what is written is found; beans and variables are looked at when they are reached.
   *
   * @param text an expression that can be parsed
   * @return the part of it that leads there, such as {@code execution.processEngine}; empty for
   *     none, or where the engine is open
   */
  public Optional<String> engineUse(String text) {
    return limits.opensEngine() ? Optional.empty() : parser.engineUse(text);
  }

  private void checkLength(String text) {
    if (text.length() > limits.sourceLength()) {
      throw EvaluationFailure.limit(
          "It has "
              + text.length()
              + " characters, at most "
              + limits.sourceLength()
              + " are read.");
    }
  }
}
