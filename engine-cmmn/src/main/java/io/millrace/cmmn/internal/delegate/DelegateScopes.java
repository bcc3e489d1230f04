package io.millrace.cmmn.internal.delegate;

import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.CmmnScopes;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.ExpressionScope;

/** Shows cases and plan items to delegates and expressions. */
public record DelegateScopes() implements CmmnScopes {

  @Override
  public DelegatePlanItemInstance delegate(PlanItemEntity item, CmmnContext context) {
    return new DelegatePlanItemInstanceImpl(item, context);
  }

  @Override
  public ExpressionScope expressionScope(
      CaseInstanceEntity instance, PlanItemEntity item, CmmnContext context) {
    return new CaseScope(instance, item, context);
  }
}
