package io.millrace.common.internal.expression;

import io.millrace.common.ExpressionException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.internal.expression.access.Coercion;
import io.millrace.common.internal.expression.failure.EvaluationFailure;

/**
 * An expression, a script or a literal text of a model, parsed. Immutable and thread-safe.
 *
 * <p>Evaluating throws an {@link ExpressionException} that names the expression, the place, what
 * was missing and what to do, or a {@link LimitExceededException}. What code of the application
 * throws unchecked on the way comes out as it was thrown, so that a modelled error of a bean
 * arrives.
 */
public sealed interface Expression permits LiteralExpression, ParsedExpression, ScriptExpression {

  /** Returns the text as it stands in the model. */
  String text();

  /** Tells whether there is nothing to evaluate in the text. */
  boolean isLiteral();

  /**
   * Evaluates to whatever comes out.
   *
   * @return the value, or null
   */
  Object evaluate(ExpressionScope scope);

  /**
   * Evaluates and converts as the specification of the language says.
   *
   * @return a value of the type, or null
   */
  default <T> T evaluate(ExpressionScope scope, Class<T> type) {
    var value = evaluate(scope);
    try {
      return type.cast(Coercion.to(value, type));
    } catch (EvaluationFailure failure) {
      throw Failures.toException(this, scope, failure);
    }
  }

  /**
   * Evaluates a condition. Only true and false will do: a condition that yields null or a text is a
   * mistake.
   *
   * @throws ExpressionException also where anything else comes out
   */
  default boolean evaluateBoolean(ExpressionScope scope) {
    var value = evaluate(scope);
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw Failures.notACondition(this, scope, value);
  }

  /**
   * Evaluates to a text.
   *
   * @return the text, or null where null comes out
   */
  default String evaluateString(ExpressionScope scope) {
    return evaluate(scope, String.class);
  }

  /** Tells whether the expression names a variable or property. */
  boolean isAssignable();

  /**
   * Sets the variable or property that the expression names.
   *
   * @throws ExpressionException where it names none, or the place does not take the value
   */
  void assign(ExpressionScope scope, Object value);
}
