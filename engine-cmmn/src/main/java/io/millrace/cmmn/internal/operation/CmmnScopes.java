package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.ExpressionScope;

/** Shows cases and plan items to user code. Thread-safe. */
public interface CmmnScopes {

  /** Returns a plan item as delegates see it. */
  DelegatePlanItemInstance delegate(PlanItemEntity item, CmmnContext context);

  /**
   * Returns what an expression sees.
   *
   * @param item the plan item; null for the case itself
   */
  ExpressionScope expressionScope(
      CaseInstanceEntity instance, PlanItemEntity item, CmmnContext context);
}
