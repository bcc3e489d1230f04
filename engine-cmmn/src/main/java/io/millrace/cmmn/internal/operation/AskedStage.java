package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.StageView;
import io.millrace.common.internal.persistence.ExternalIds;

/**
 * The stage that an expression asks for.
 *
 * @param instance the case that the expression stands in
 * @param item the plan item it stands at; null for the case itself
 */
public record AskedStage(CaseInstanceEntity instance, PlanItemEntity item, CmmnContext context)
    implements StageView {

  @Override
  public boolean isCompletable(Object element) {
    var completion = new StageCompletion(context);
    var asked = element == null ? item : item(element);
    if (asked == null) {
      return completion.isPossible(instance, null);
    }
    return context.isStage(asked)
        ? completion.isPossible(asked, null)
        : completion.isPossible(context.tree().container(asked), asked);
  }

  private PlanItemEntity item(Object element) {
    if (element instanceof DelegatePlanItemInstance delegate) {
      var found = context.tree().find(ExternalIds.parse(delegate.getId()));
      if (found == null) {
        throw new ExpressionException(
            "cmmn:isStageCompletable asks about the plan item '"
                + delegate.getId()
                + "', which is not open. Ask about one that is, or about the case.");
      }
      return found;
    }
    if (element instanceof CaseInstance) {
      return null;
    }
    throw new ExpressionException(
        "cmmn:isStageCompletable takes planItemInstance or caseInstance, or nothing, not '"
            + element
            + "'.");
  }
}
