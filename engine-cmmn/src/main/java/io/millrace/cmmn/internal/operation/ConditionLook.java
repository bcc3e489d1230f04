package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.explanation.ConditionExplanation;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.OwnerEntity;

/** Looks at what conditions evaluate to; what goes wrong there is part of the answer. */
record ConditionLook(CmmnContext context) {

  /**
   * Looks at a condition of a case or plan item.
   *
   * @param condition null for none
   * @return null for none
   */
  ConditionExplanation at(Expression condition, OwnerEntity owner) {
    if (condition == null) {
      return null;
    }
    try {
      var holds = condition.evaluateBoolean(new LookingScope(scope(owner)));
      return new ConditionExplanation(condition.text(), holds, null);
    } catch (RuntimeException e) {
      var message = e.getMessage() == null ? e.getClass().getName() : e.getMessage();
      return new ConditionExplanation(condition.text(), null, message);
    }
  }

  private ExpressionScope scope(OwnerEntity owner) {
    return owner instanceof PlanItemEntity item
        ? context.scope(item)
        : context.caseScope((CaseInstanceEntity) owner);
  }
}
