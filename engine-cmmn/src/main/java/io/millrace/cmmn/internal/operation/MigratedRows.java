package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The rows of a case that say which version they belong to; they go with it. */
record MigratedRows(CmmnContext context, CaseInstanceEntity instance, long definitionId) {

  void move(Collection<PlanItemEntity> items) {
    var unitOfWork = context.command().unitOfWork();
    var id = Parameter.of(instance.id());
    unitOfWork.fetch(
        List.of(
            Read.lock(TaskEntity.TABLE, "SCOPE_ID_ = ?", id),
            Read.lock(JobEntity.TABLE, "SCOPE_ID_ = ?", id),
            Read.lock(EventSubscriptionEntity.TABLE, "SCOPE_ID_ = ?", id),
            Read.where(VariableEntity.TABLE, "SUB_SCOPE_ID_ = ?", id),
            Read.where(VariableEntity.TABLE, "SCOPE_ID_ = ? and SUB_SCOPE_ID_ <> SCOPE_ID_", id)));
    unitOfWork
        .known(TaskEntity.TABLE, row -> isOurs(row.scopeType(), row.scopeId(), row.subScopeId()))
        .forEach(row -> move(row, items));
    unitOfWork
        .known(JobEntity.TABLE, row -> isOurs(row.scopeType(), row.scopeId(), row.subScopeId()))
        .forEach(row -> row.migrated(definitionId, element(row.subScopeId(), items)));
    unitOfWork
        .known(
            EventSubscriptionEntity.TABLE,
            row -> isOurs(row.scopeType(), row.scopeId(), row.subScopeId()))
        .forEach(row -> move(row, items));
    unitOfWork
        .known(
            VariableEntity.TABLE, row -> isOurs(row.scopeType(), row.scopeId(), row.subScopeId()))
        .forEach(row -> row.migrated(definitionId));
  }

  /** Those of injected plan items keep the version that these come from. */
  private boolean isOurs(String scopeType, long scopeId, long itemId) {
    return ScopeTypes.CMMN.equals(scopeType)
        && scopeId == instance.id()
        && !(instance.isInjected() && isInjected(itemId));
  }

  private boolean isInjected(long itemId) {
    var item = context.command().unitOfWork().known(PlanItemEntity.TABLE, itemId);
    return item != null && item.injected() != null;
  }

  private void move(TaskEntity row, Collection<PlanItemEntity> items) {
    row.scopeDefinitionId(definitionId);
    item(row.subScopeId(), items)
        .ifPresent(item -> row.taskDefinitionKey(item.planItemDefinitionId()));
  }

  private void move(EventSubscriptionEntity row, Collection<PlanItemEntity> items) {
    row.scopeDefinitionId(definitionId);
    var element = element(row.subScopeId(), items);
    if (element != null) {
      row.activityId(element);
    }
  }

  private static String element(long itemId, Collection<PlanItemEntity> items) {
    return item(itemId, items).map(PlanItemEntity::elementId).orElse(null);
  }

  private static Optional<PlanItemEntity> item(long itemId, Collection<PlanItemEntity> items) {
    return items.stream().filter(item -> item.id() == itemId).findFirst();
  }
}
