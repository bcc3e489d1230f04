package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.casefile.ContextScope;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.function.Supplier;

/**
 * A rule whose condition is looked at when it is needed.
 *
 * @param exists whether there is such a rule
 * @param condition its condition; null for a rule that always applies
 * @param contextRef the id of the case file item the condition is about, or null
 */
public record Rule(boolean exists, Expression condition, String contextRef) {

  /** There is no such rule. */
  public static final Rule NONE = new Rule(false, null, null);

  /** Tells whether the rule is there and applies. */
  boolean applies(Supplier<ExpressionScope> scope) {
    return exists
        && (condition == null
            || condition.evaluateBoolean(ContextScope.of(scope.get(), contextRef)));
  }
}
