package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.Expression;

/**
 * Whether a task waits until its work is done (CMMN 1.1 §5.4.10).
 *
 * @param always what is so without an expression
 * @param condition says it; or null
 */
public record Blocking(boolean always, Expression condition) {

  boolean waits(PlanItemEntity item, CmmnContext context) {
    return condition == null ? always : condition.evaluateBoolean(context.scope(item));
  }
}
