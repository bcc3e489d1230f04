package io.millrace.common.internal.expression;

/**
 * The name of a variable as a model gives it, as a text or by an expression.
 *
 * @param expression gives the name
 */
public record VariableName(Expression expression) {

  /** Returns the name that a text of a model gives; null for null. */
  public static VariableName of(String text, Expressions expressions) {
    return text == null ? null : new VariableName(expressions.parse(text));
  }

  /** Returns the name; null where nothing comes out, so that no variable is meant. */
  public String in(ExpressionScope scope) {
    var name = expression.evaluateString(scope);
    return name == null || name.isBlank() ? null : name;
  }
}
