package io.millrace.cmmn.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.id;

import io.millrace.cmmn.history.HistoricMilestoneInstance;
import io.millrace.cmmn.history.HistoricPlanItemInstance;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.runtime.EventListenerInstance;
import io.millrace.cmmn.runtime.MilestoneInstance;
import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.cmmn.runtime.PlanItemInstance;
import io.millrace.cmmn.runtime.PlanItemInstanceState;
import io.millrace.cmmn.runtime.ReferenceTypes;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.query.QueryLanguage.Named;
import io.millrace.common.internal.scope.ScopeTypes;
import java.time.Instant;
import java.util.Date;
import java.util.Map;

/** A plan item as the API shows it, read from either table. */
public final class PlanItemRow
    implements PlanItemInstance,
        HistoricPlanItemInstance,
        MilestoneInstance,
        HistoricMilestoneInstance,
        EventListenerInstance {

  private long id;
  private String tenantId = "";
  private long caseInstanceId;
  private long caseDefinitionId;
  private long stageInstanceId;
  private long referenceId;
  private String elementId;
  private String planItemDefinitionId;
  private String name;
  private String type;
  private String state;
  private String startUserId;
  private String entryCriterionId;
  private String exitCriterionId;
  private String injected;
  private Instant createTime;
  private Instant lastAvailableTime;
  private Instant lastUnavailableTime;
  private Instant lastEnabledTime;
  private Instant lastDisabledTime;
  private Instant lastStartedTime;
  private Instant lastSuspendedTime;
  private Instant endTime;
  private Map<String, Object> variables = Map.of();

  /** Shows a plan item as it is when a call that made it is done. */
  public static PlanItemRow of(PlanItemEntity item) {
    var row = new PlanItemRow();
    row.id = item.id();
    row.tenantId = item.tenantId();
    row.caseInstanceId = item.caseInstanceId();
    row.caseDefinitionId = item.caseDefinitionId();
    row.stageInstanceId = item.stageInstanceId();
    row.elementId = item.elementId();
    row.planItemDefinitionId = item.planItemDefinitionId();
    row.name = item.name();
    row.type = item.type();
    row.state = item.state();
    row.startUserId = item.startUserId();
    row.entryCriterionId = item.entryCriterionId();
    row.exitCriterionId = item.exitCriterionId();
    row.injected = item.injected();
    row.createTime = item.createTime();
    row.lastAvailableTime = item.lastAvailableTime();
    row.lastUnavailableTime = item.lastUnavailableTime();
    row.lastEnabledTime = item.lastEnabledTime();
    row.lastDisabledTime = item.lastDisabledTime();
    row.lastStartedTime = item.lastStartedTime();
    row.lastSuspendedTime = item.lastSuspendedTime();
    return row;
  }

  long id() {
    return id;
  }

  long caseInstanceId() {
    return caseInstanceId;
  }

  /** Returns what in the model its name comes from. */
  Named named() {
    return new Named(ScopeTypes.CMMN, caseDefinitionId, elementId);
  }

  /** Notes what it is called in the language that a query asked for. */
  void localize(LocalizedText text) {
    name = text.nameOr(name);
  }

  void show(Map<String, Object> values) {
    variables = values;
  }

  private boolean occurs() {
    return type.equals(PlanItemDefinitionType.MILESTONE) || type.endsWith("eventlistener");
  }

  private Date endedAs(String last, boolean how) {
    return how && state.equals(last) ? ApiValues.date(endTime) : null;
  }

  @Override
  public String getId() {
    return ExternalIds.text(id);
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public String getState() {
    return state;
  }

  @Override
  public String getCaseInstanceId() {
    return ExternalIds.text(caseInstanceId);
  }

  @Override
  public String getCaseDefinitionId() {
    return ExternalIds.text(caseDefinitionId);
  }

  @Override
  public String getDerivedCaseDefinitionId() {
    return injected == null ? null : getCaseDefinitionId();
  }

  @Override
  public String getStageInstanceId() {
    return ExternalIds.text(stageInstanceId);
  }

  @Override
  public String getElementId() {
    return elementId;
  }

  @Override
  public String getPlanItemDefinitionId() {
    return planItemDefinitionId;
  }

  @Override
  public String getPlanItemDefinitionType() {
    return type;
  }

  @Override
  public boolean isStage() {
    return PlanItemDefinitionType.STAGE.equals(type);
  }

  @Override
  public Date getCreateTime() {
    return ApiValues.date(createTime);
  }

  @Override
  public Date getLastAvailableTime() {
    return ApiValues.date(lastAvailableTime);
  }

  @Override
  public Date getLastUnavailableTime() {
    return ApiValues.date(lastUnavailableTime);
  }

  @Override
  public Date getLastEnabledTime() {
    return ApiValues.date(lastEnabledTime);
  }

  @Override
  public Date getLastDisabledTime() {
    return ApiValues.date(lastDisabledTime);
  }

  @Override
  public Date getLastStartedTime() {
    return ApiValues.date(lastStartedTime);
  }

  @Override
  public Date getLastSuspendedTime() {
    return ApiValues.date(lastSuspendedTime);
  }

  @Override
  public Date getCompletedTime() {
    return endedAs(PlanItemInstanceState.COMPLETED, !occurs());
  }

  @Override
  public Date getOccurredTime() {
    return endedAs(PlanItemInstanceState.COMPLETED, occurs());
  }

  @Override
  public Date getTerminatedTime() {
    return endedAs(PlanItemInstanceState.TERMINATED, exitCriterionId == null);
  }

  @Override
  public Date getExitTime() {
    return endedAs(PlanItemInstanceState.TERMINATED, exitCriterionId != null);
  }

  @Override
  public Date getEndedTime() {
    return ApiValues.date(endTime);
  }

  @Override
  public String getStartUserId() {
    return startUserId;
  }

  @Override
  public String getEntryCriterionId() {
    return entryCriterionId;
  }

  @Override
  public String getExitCriterionId() {
    return exitCriterionId;
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(tenantId);
  }

  @Override
  public Map<String, Object> getPlanItemInstanceLocalVariables() {
    return variables;
  }

  @Override
  public Date getTimeStamp() {
    return ApiValues.date(endTime);
  }

  @Override
  public String getReferenceId() {
    return ExternalIds.text(referenceId);
  }

  @Override
  public String getReferenceType() {
    if (referenceId == 0) {
      return null;
    }
    return PlanItemDefinitionType.PROCESS_TASK.equals(type)
        ? ReferenceTypes.PLAN_ITEM_CHILD_PROCESS
        : ReferenceTypes.PLAN_ITEM_CHILD_CASE;
  }

  @Override
  public String toString() {
    return ApiValues.label("plan item", getId(), elementId);
  }
}
