package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.history.CaseHistory;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.common.internal.variable.Variables;
import java.util.List;

/**
 * Plan items complete, and with the last one their case.
 *
 * @param variables the variables
 */
record Completion(Variables variables) {

  void complete(PlanItemEntity item, CommandContext context) {
    var instance = context.unitOfWork().find(CaseInstanceEntity.TABLE, item.caseInstanceId());
    item.state(CaseStates.COMPLETED);
    new CaseHistory(context).planItemEnded(item);
    endVariables(item.count(Dependent.VARIABLE), CaseVariables.of(item, context), context);
    context.unitOfWork().delete(item);
    instance.count(Dependent.CHILD, -1);
    if (instance.count(Dependent.CHILD) == 0) {
      complete(instance, context);
    }
  }

  private void complete(CaseInstanceEntity instance, CommandContext context) {
    instance.state(CaseStates.COMPLETED);
    new CaseHistory(context).caseEnded(instance);
    endVariables(instance.count(Dependent.VARIABLE), CaseVariables.of(instance), context);
    if (instance.count(Dependent.IDENTITY_LINK) > 0) {
      IdentityLinks.of(context).end(LinkOwner.instance(instance, instance.scopeRef()));
    }
    context.unitOfWork().delete(instance);
  }

  private void endVariables(int count, VariableNode node, CommandContext context) {
    if (count > 0) {
      variables.in(context).end(List.of(node));
    }
  }
}
