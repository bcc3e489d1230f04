package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.delegate.DelegateCaseInstance;
import io.millrace.cmmn.delegate.DelegateCaseVariableInstance;
import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.listener.TaskViews;
import java.util.Map;

/** Shows cases and plan items to user code. Thread-safe. */
public interface CmmnScopes extends TaskViews<CmmnContext> {

  /** Returns a plan item as delegates see it. */
  default DelegatePlanItemInstance delegate(PlanItemEntity item, CmmnContext context) {
    return delegate(item, null, context);
  }

  /** Returns a plan item as the listeners of an event see it. */
  DelegatePlanItemInstance delegate(PlanItemEntity item, String eventName, CmmnContext context);

  /** Returns a case as the listeners of an event see it. */
  DelegateCaseInstance delegate(CaseInstanceEntity instance, String eventName, CmmnContext context);

  /** Returns the change of a variable as its listeners see it. */
  DelegateCaseVariableInstance delegate(VariableChange change, CmmnContext context);

  /** Returns what the expression of a listener sees beside some objects. */
  ExpressionScope listenerScope(
      Map<String, Object> objects,
      CaseInstanceEntity instance,
      PlanItemEntity item,
      CmmnContext context);

  /**
   * Returns what an expression sees.
   *
   * @param item the plan item; null for the case itself
   */
  ExpressionScope expressionScope(
      CaseInstanceEntity instance, PlanItemEntity item, CmmnContext context);
}
