package io.millrace.cmmn.internal.history;

import static io.millrace.common.history.HistoryLevel.ACTIVITY;
import static io.millrace.common.history.HistoryLevel.INSTANCE;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricCaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.HistoricPlanItemEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.command.CommandContext;
import java.time.Duration;

/**
 * Writes down what is over, once, as far as the level of the case keeps it.
 *
 * @param context the unit of work
 */
public record CaseHistory(CommandContext context) {

  private static final String MILESTONE = "milestone";
  private static final String COMPLETED = "completed";

  /** Writes a plan item that is over; a milestone that was reached belongs to its case. */
  public void planItemEnded(PlanItemEntity item) {
    if (!item.level().isAtLeast(isReachedMilestone(item) ? INSTANCE : ACTIVITY)) {
      return;
    }
    var ended = new HistoricPlanItemEntity();
    ended.rootInstanceId(item.rootInstanceId());
    ended.tenantId(item.tenantId());
    ended.caseInstanceId(item.caseInstanceId());
    ended.stageInstanceId(item.stageInstanceId());
    ended.referenceId(item.referenceId());
    ended.caseDefinitionId(item.caseDefinitionId());
    ended.elementId(item.elementId());
    ended.planItemDefinitionId(item.planItemDefinitionId());
    ended.name(item.name());
    ended.type(item.type());
    ended.state(item.state());
    ended.startUserId(item.startUserId());
    ended.entryCriterionId(item.entryCriterionId());
    ended.exitCriterionId(item.exitCriterionId());
    ended.injected(item.injected());
    writeTimes(item, ended);
    context.unitOfWork().insert(ended, item.id());
  }

  private static boolean isReachedMilestone(PlanItemEntity item) {
    return MILESTONE.equals(item.type()) && COMPLETED.equals(item.state());
  }

  private void writeTimes(PlanItemEntity item, HistoricPlanItemEntity ended) {
    var began = item.lastStartedTime() == null ? item.createTime() : item.lastStartedTime();
    ended.createTime(item.createTime());
    ended.lastAvailableTime(item.lastAvailableTime());
    ended.lastUnavailableTime(item.lastUnavailableTime());
    ended.lastEnabledTime(item.lastEnabledTime());
    ended.lastDisabledTime(item.lastDisabledTime());
    ended.lastSuspendedTime(item.lastSuspendedTime());
    ended.lastStartedTime(item.lastStartedTime());
    ended.startTime(began);
    ended.endTime(context.now());
    ended.duration(Duration.between(began, context.now()).toMillis());
  }

  /** Writes a case that is over. */
  public void caseEnded(CaseInstanceEntity instance) {
    if (!instance.level().isAtLeast(INSTANCE)) {
      return;
    }
    var ended = new HistoricCaseInstanceEntity();
    ended.rootInstanceId(instance.rootInstanceId());
    ended.tenantId(instance.tenantId());
    if (instance.superExecutionId() == 0) {
      ended.superCaseInstanceId(instance.superInstanceId());
    } else {
      ended.superProcessInstanceId(instance.superInstanceId());
    }
    ended.deleteReason(instance.cutOffReason());
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
