package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.stream.Stream;

/**
 * How users see a stage or milestone in the overview of its case.
 *
 * @param order gives its place; null for before all that have one
 * @param included says whether it is seen; null for yes. One that gives null says no
 */
public record ItemDisplay(Expression order, Expression included) {

  /** It is seen where it happens to be. */
  public static final ItemDisplay NONE = new ItemDisplay(null, null);

  /** Tells whether it depends on the variables of the case. */
  public boolean asks() {
    return Stream.of(order, included).anyMatch(text -> text != null && !text.isLiteral());
  }

  /** Tells whether it is seen. */
  public boolean isShown(ExpressionScope scope) {
    return included == null || Boolean.TRUE.equals(included.evaluate(scope, Boolean.class));
  }

  /** Returns its place; null for none. */
  public Integer place(ExpressionScope scope) {
    return order == null ? null : order.evaluate(scope, Integer.class);
  }
}
