package io.millrace.common.internal.expression;

import io.millrace.common.ExpressionException;

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
    scope.userCodeFollows();
    return script.run(scope);
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
