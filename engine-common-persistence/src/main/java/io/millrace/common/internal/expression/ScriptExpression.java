package io.millrace.common.internal.expression;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.access.Coercion;
import io.millrace.common.internal.expression.access.EvaluationFailure;

/**
 * A script where an expression could stand.
 *
 * @param text the text of the script
 * @param script what runs it
 */
public record ScriptExpression(String text, Script script) implements Expression {

  @Override
  public boolean isLiteral() {
    return false;
  }

  @Override
  public Object evaluate(ExpressionScope scope) {
    return script.run(scope);
  }

  @Override
  public <T> T evaluate(ExpressionScope scope, Class<T> type) {
    try {
      return type.cast(Coercion.to(evaluate(scope), type));
    } catch (EvaluationFailure failure) {
      throw Failures.toException(this, scope, failure);
    }
  }

  @Override
  public boolean evaluateBoolean(ExpressionScope scope) {
    var value = evaluate(scope);
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw Failures.notACondition(this, scope, value);
  }

  @Override
  public String evaluateString(ExpressionScope scope) {
    return evaluate(scope, String.class);
  }

  @Override
  public boolean isAssignable() {
    return false;
  }

  @Override
  public void assign(ExpressionScope scope, Object value) {
    throw new ExpressionException("Cannot assign to a script. Write ${…} around a name.");
  }
}
