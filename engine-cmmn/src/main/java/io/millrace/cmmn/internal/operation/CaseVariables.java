package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.variable.VariableNode;

/** Where the variables of cases and plan items live. Stateless. */
public final class CaseVariables {

  private CaseVariables() {}

  /** Returns the node of a case. */
  public static VariableNode of(CaseInstanceEntity instance) {
    return new VariableNode(instance, instance.scopeRef(), 0, null);
  }

  /** Returns the node of a plan item, below that of its case. */
  public static VariableNode of(PlanItemEntity item, CommandContext context) {
    var instance = context.unitOfWork().find(CaseInstanceEntity.TABLE, item.caseInstanceId());
    return new VariableNode(item, item.scopeRef(), 0, of(instance));
  }
}
