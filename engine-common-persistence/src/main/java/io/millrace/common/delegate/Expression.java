package io.millrace.common.delegate;

import io.millrace.common.ExpressionException;

/**
 * An expression, or a fixed text, that a model hands to a delegate or listener through a field.
 *
 * <p>A delegate declares a field of this type, or a setter for one, under the name that the model
 * gives it. An expression may be evaluated any number of times.
 */
public interface Expression {

  /**
   * Evaluates the expression.
   *
   * @param scope whose variables it sees
   * @return the value, or null; a fixed text is returned as it is
   * @throws ExpressionException if it cannot be evaluated
   */
  Object getValue(VariableScope scope);

  /**
   * Returns the expression as the model spells it.
   *
   * @return the text, such as {@code ${order.total}}; never null
   */
  String getExpressionText();
}
