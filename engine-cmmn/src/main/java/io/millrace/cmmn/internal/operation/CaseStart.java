package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.model.CaseModel;
import io.millrace.cmmn.internal.model.PlannedTask;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.Variables;
import java.util.List;
import java.util.Map;

/**
 * Makes cases with their plan items and tasks.
 *
 * @param tasks creates tasks
 * @param variables the variables
 * @param identity knows who calls
 * @param historyLevel how much is kept of a case
 */
public record CaseStart(
    Tasks tasks, Variables variables, IdentityProvider identity, HistoryLevel historyLevel) {

  private static final String HUMAN_TASK = "humantask";

  /** Starts a case and all its plan items. */
  public CaseInstanceEntity run(
      DefinitionEntity definition,
      CaseModel model,
      String businessKey,
      Map<String, Object> values,
      CommandContext context) {
    var instance = newInstance(definition, businessKey, context);
    var node = CaseVariables.of(instance);
    values.forEach((name, value) -> variables.in(context).setLocal(node, name, value));
    model.planItems().forEach(item -> start(item, instance, context));
    return instance;
  }

  private CaseInstanceEntity newInstance(
      DefinitionEntity definition, String businessKey, CommandContext context) {
    var id = context.unitOfWork().nextId();
    var instance = new CaseInstanceEntity();
    instance.rootInstanceId(id);
    instance.tenantId(definition.tenantId());
    instance.caseDefinitionId(definition.id());
    instance.historyLevel(historyLevel.ordinal());
    instance.state(CaseStates.ACTIVE);
    instance.businessKey(businessKey);
    instance.startUserId(identity.currentUserId());
    instance.startTime(context.now());
    context.unitOfWork().insert(instance, id);
    FamilyLock.started(context, id);
    return instance;
  }

  private void start(PlannedTask planned, CaseInstanceEntity instance, CommandContext context) {
    var item = new PlanItemEntity();
    item.rootInstanceId(instance.rootInstanceId());
    item.tenantId(instance.tenantId());
    item.caseInstanceId(instance.id());
    item.caseDefinitionId(instance.caseDefinitionId());
    item.historyLevel(instance.historyLevel());
    item.elementId(planned.id());
    item.planItemDefinitionId(planned.taskId());
    item.startUserId(identity.currentUserId());
    item.name(planned.name());
    item.type(HUMAN_TASK);
    item.state(CaseStates.ACTIVE);
    item.createTime(context.now());
    item.lastStartedTime(context.now());
    context.unitOfWork().insert(item);
    instance.count(Dependent.CHILD, 1);
    var task = new TaskEntity();
    task.name(planned.name());
    task.taskDefinitionKey(planned.taskId());
    tasks.creation().create(context, task, item.scopeRef(), List.of());
  }
}
