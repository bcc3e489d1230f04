package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;

/**
 * A rule that says what becomes of a plan item when its case is reactivated. The first condition
 * that holds counts; where none does, the item is made as in a new case.
 *
 * @param activate whether it starts at once; or null
 * @param ignore whether it is not made; or null
 */
public record ReactivationFate(Expression activate, Expression ignore) {

  /** What becomes of it. */
  enum Fate {
    /** It starts at once, whatever its entry criteria. */
    ACTIVATE,
    /** It is not made. */
    IGNORE,
    /** It is made as in a new case. */
    DEFAULT
  }

  Fate of(ExpressionScope scope) {
    if (activate != null && activate.evaluateBoolean(scope)) {
      return Fate.ACTIVATE;
    }
    return ignore != null && ignore.evaluateBoolean(scope) ? Fate.IGNORE : Fate.DEFAULT;
  }
}
