package io.millrace.cmmn.internal.history;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricCaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricPlanItemEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import java.time.Duration;

/**
 * Writes down what is over, once, as far as the level of the case keeps it.
 *
 * @param context the unit of work
 */
public record CaseHistory(CommandContext context) {

  /** Writes a plan item that is over. */
  public void planItemEnded(PlanItemEntity item) {
    if (!item.level().isAtLeast(HistoryLevel.ACTIVITY)) {
      return;
    }
    var ended = new HistoricPlanItemEntity();
    ended.rootInstanceId(item.rootInstanceId());
    ended.tenantId(item.tenantId());
    ended.caseInstanceId(item.caseInstanceId());
    ended.stageInstanceId(item.stageInstanceId());
    ended.caseDefinitionId(item.caseDefinitionId());
    ended.elementId(item.elementId());
    ended.name(item.name());
    ended.type(item.type());
    ended.state(item.state());
    ended.planItemDefinitionId(item.planItemDefinitionId());
    ended.startUserId(item.startUserId());
    ended.createTime(item.createTime());
    ended.lastStartedTime(item.lastStartedTime());
    ended.startTime(item.lastStartedTime());
    ended.endTime(context.now());
    ended.duration(Duration.between(item.lastStartedTime(), context.now()).toMillis());
    context.unitOfWork().insert(ended, item.id());
  }

  /** Writes a case that is over. */
  public void caseEnded(CaseInstanceEntity instance) {
    if (!instance.level().isAtLeast(HistoryLevel.INSTANCE)) {
      return;
    }
    var ended = new HistoricCaseInstanceEntity();
    ended.rootInstanceId(instance.rootInstanceId());
    ended.tenantId(instance.tenantId());
    ended.externalId(instance.externalId());
    ended.caseDefinitionId(instance.caseDefinitionId());
    ended.historyLevel(instance.historyLevel());
    ended.state(instance.state());
    ended.businessKey(instance.businessKey());
    ended.businessStatus(instance.businessStatus());
    ended.name(instance.name());
    ended.startUserId(instance.startUserId());
    ended.startTime(instance.startTime());
    ended.endTime(context.now());
    ended.duration(Duration.between(instance.startTime(), context.now()).toMillis());
    context.unitOfWork().insert(ended, instance.id());
  }
}
