package io.millrace.common.internal.expression;

import io.millrace.common.ExpressionException;

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
