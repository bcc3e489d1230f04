package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.migration.MigratedRows;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.worker.WorkerTopic;
import java.util.Collection;
import java.util.Optional;

/**
 * As what the rows of plan items go on in another version; the plan items have it already. Those of
 * injected plan items keep the version that these come from.
 *
 * @param items the plan items that move
 */
record MigratedItems(
    CmmnContext context, CaseInstanceEntity instance, Collection<PlanItemEntity> items)
    implements MigratedRows.Elements {

  @Override
  public boolean moves(long itemId) {
    return !(instance.isInjected() && isInjected(itemId));
  }

  private boolean isInjected(long itemId) {
    var item = context.command().unitOfWork().known(PlanItemEntity.TABLE, itemId);
    return item != null && item.injected() != null;
  }

  @Override
  public void task(TaskEntity row) {
    item(row.subScopeId()).ifPresent(item -> row.taskDefinitionKey(item.planItemDefinitionId()));
  }

  /** Workers are told the definition of their task. */
  @Override
  public String of(JobEntity row) {
    return WorkerTopic.HANDLER_TYPE.equals(row.handlerType())
        ? item(row.subScopeId()).map(PlanItemEntity::planItemDefinitionId).orElse(null)
        : element(row.subScopeId());
  }

  @Override
  public String of(EventSubscriptionEntity row) {
    return element(row.subScopeId());
  }

  private String element(long itemId) {
    return item(itemId).map(PlanItemEntity::elementId).orElse(null);
  }

  private Optional<PlanItemEntity> item(long itemId) {
    return items.stream().filter(item -> item.id() == itemId).findFirst();
  }
}
