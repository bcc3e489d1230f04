package io.millrace.common.internal.expression;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.access.Coercion;
import io.millrace.common.internal.expression.access.EvaluationFailure;

/** A text without expressions in it: its value is the text. */
record LiteralExpression(String text) implements Expression {

  @Override
  public boolean isLiteral() {
    return true;
  }

  @Override
  public Object evaluate(ExpressionScope scope) {
    return text;
  }

  @Override
  public <T> T evaluate(ExpressionScope scope, Class<T> type) {
    try {
      return type.cast(Coercion.to(text, type));
    } catch (EvaluationFailure failure) {
      throw Failures.toException(this, scope, failure);
    }
  }

  @Override
  public boolean evaluateBoolean(ExpressionScope scope) {
    var stripped = text.strip();
    if (stripped.equals("true") || stripped.equals("false")) {
      return stripped.equals("true");
    }
    throw Failures.notACondition(this, scope, text);
  }

  @Override
  public String evaluateString(ExpressionScope scope) {
    return text;
  }

  @Override
  public boolean isAssignable() {
    return false;
  }

  @Override
  public void assign(ExpressionScope scope, Object value) {
    throw new ExpressionException(
        "Cannot assign to '" + text + "': it is a text, no expression. Write ${…} around a name.");
  }
}
