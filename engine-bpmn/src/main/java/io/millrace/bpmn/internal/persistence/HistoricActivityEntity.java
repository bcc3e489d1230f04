package io.millrace.bpmn.internal.persistence;

import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.runtime.ActivityInstance;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;
import java.util.Date;

/** An activity that is over. */
public final class HistoricActivityEntity extends Entity
    implements HistoricActivityInstance, ActivityInstance {

  /** The table of these rows. */
  public static final Table<HistoricActivityEntity> TABLE =
      Table.appendOnly("MR_HI_ACTIVITY", HistoricActivityEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .id("PROCESS_INSTANCE_ID_", e -> e.processInstanceId, (e, v) -> e.processInstanceId = v)
          .id("EXECUTION_ID_", e -> e.executionId, (e, v) -> e.executionId = v)
          .id(
              "PROCESS_DEFINITION_ID_",
              e -> e.processDefinitionId,
              (e, v) -> e.processDefinitionId = v)
          .string("ACTIVITY_ID_", e -> e.activityId, (e, v) -> e.activityId = v)
          .string("ACTIVITY_NAME_", e -> e.activityName, (e, v) -> e.activityName = v)
          .string("ACTIVITY_TYPE_", e -> e.activityType, (e, v) -> e.activityType = v)
          .ref("TASK_ID_", e -> e.taskId, (e, v) -> e.taskId = v)
          .string("ASSIGNEE_", e -> e.assignee, (e, v) -> e.assignee = v)
          .string("COMPLETED_BY_", e -> e.completedBy, (e, v) -> e.completedBy = v)
          .ref(
              "CALLED_PROCESS_INSTANCE_ID_",
              e -> e.calledProcessInstanceId,
              (e, v) -> e.calledProcessInstanceId = v)
          .integer("ACTIVITY_ORDER_", e -> e.activityOrder, (e, v) -> e.activityOrder = v)
          .time("START_TIME_", e -> e.startTime, (e, v) -> e.startTime = v)
          .time("END_TIME_", e -> e.endTime, (e, v) -> e.endTime = v)
          .number("DURATION_", e -> e.duration, (e, v) -> e.duration = v)
          .string("DELETE_REASON_", e -> e.deleteReason, (e, v) -> e.deleteReason = v);

  private long rootInstanceId;
  private String tenantId = "";
  private long processInstanceId;
  private long executionId;
  private long processDefinitionId;
  private String activityId;
  private String activityName;
  private String activityType;
  private long taskId;
  private String assignee;
  private String completedBy;
  private long calledProcessInstanceId;
  private Integer activityOrder;
  private Instant startTime;
  private Instant endTime;
  private long duration;
  private String deleteReason;

  @Override
  public String toString() {
    return ApiValues.label("historic activity", id(), activityId);
  }

  @Override
  public Table<HistoricActivityEntity> table() {
    return TABLE;
  }

  /** Returns the root instance id. */
  public long rootInstanceId() {
    return rootInstanceId;
  }

  /** Sets the root instance id. */
  public void rootInstanceId(long value) {
    rootInstanceId = value;
  }

  /** Returns the tenant id. */
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
  }

  /** Returns the process instance id. */
  public long processInstanceId() {
    return processInstanceId;
  }

  /** Sets the process instance id. */
  public void processInstanceId(long value) {
    processInstanceId = value;
  }

  /** Returns the execution id. */
  public long executionId() {
    return executionId;
  }

  /** Sets the execution id. */
  public void executionId(long value) {
    executionId = value;
  }

  /** Returns the process definition id. */
  public long processDefinitionId() {
    return processDefinitionId;
  }

  /** Sets the process definition id. */
  public void processDefinitionId(long value) {
    processDefinitionId = value;
  }

  /** Returns the activity id. */
  public String activityId() {
    return activityId;
  }

  /** Sets the activity id. */
  public void activityId(String value) {
    activityId = value;
  }

  /** Returns the activity name. */
  public String activityName() {
    return activityName;
  }

  /** Sets the activity name. */
  public void activityName(String value) {
    activityName = value;
  }

  /** Returns the activity type. */
  public String activityType() {
    return activityType;
  }

  /** Sets the activity type. */
  public void activityType(String value) {
    activityType = value;
  }

  /**
   * Notes the task that the activity was about.
   *
   * @param task its id
   * @param by who worked on it last; null for nobody
   * @param completer who completed it; null for nobody in particular, or if it was cancelled
   */
  public void worked(long task, String by, String completer) {
    taskId = task;
    assignee = by;
    completedBy = completer;
  }

  /** Returns the task id. */
  public long taskId() {
    return taskId;
  }

  /** Returns the assignee. */
  public String assignee() {
    return assignee;
  }

  /** Returns who completed the task. */
  public String completedBy() {
    return completedBy;
  }

  /** Returns the called process instance id. */
  public long calledProcessInstanceId() {
    return calledProcessInstanceId;
  }

  /** Sets the called process instance id. */
  public void calledProcessInstanceId(long value) {
    calledProcessInstanceId = value;
  }

  /** Returns which visit of its transaction the activity is, from 1. */
  public Integer activityOrder() {
    return activityOrder;
  }

  /** Sets which visit of its transaction the activity is, from 1. */
  public void activityOrder(Integer value) {
    activityOrder = value;
  }

  /** Returns the start time. */
  public Instant startTime() {
    return startTime;
  }

  /** Sets the start time. */
  public void startTime(Instant value) {
    startTime = value;
  }

  /** Returns the end time. */
  public Instant endTime() {
    return endTime;
  }

  /** Sets the end time. */
  public void endTime(Instant value) {
    endTime = value;
  }

  /** Returns the duration. */
  public long duration() {
    return duration;
  }

  /** Sets the duration. */
  public void duration(long value) {
    duration = value;
  }

  /** Returns the delete reason. */
  public String deleteReason() {
    return deleteReason;
  }

  /** Sets the delete reason. */
  public void deleteReason(String value) {
    deleteReason = value;
  }

  @Override
  public String getId() {
    return ExternalIds.text(id());
  }

  @Override
  public String getProcessDefinitionId() {
    return ExternalIds.text(processDefinitionId);
  }

  @Override
  public String getProcessInstanceId() {
    return ExternalIds.text(processInstanceId);
  }

  @Override
  public String getExecutionId() {
    return ExternalIds.text(executionId);
  }

  @Override
  public String getTaskId() {
    return ExternalIds.text(taskId);
  }

  @Override
  public String getCalledProcessInstanceId() {
    return isCaseTask() ? null : ExternalIds.text(calledProcessInstanceId);
  }

  @Override
  public String getCalledCaseInstanceId() {
    return isCaseTask() ? ExternalIds.text(calledProcessInstanceId) : null;
  }

  /** One column names what was called; what it is, is told by the kind of the element. */
  private boolean isCaseTask() {
    return "caseTask".equals(activityType);
  }

  @Override
  public String getActivityId() {
    return activityId;
  }

  @Override
  public String getActivityName() {
    return activityName;
  }

  @Override
  public String getActivityType() {
    return activityType;
  }

  @Override
  public String getAssignee() {
    return assignee;
  }

  @Override
  public String getCompletedBy() {
    return completedBy;
  }

  @Override
  public String getDeleteReason() {
    return deleteReason;
  }

  @Override
  public Date getStartTime() {
    return ApiValues.date(startTime);
  }

  @Override
  public Date getEndTime() {
    return ApiValues.date(endTime);
  }

  @Override
  public Long getDurationInMillis() {
    return endTime == null ? null : duration;
  }

  @Override
  public Integer getTransactionOrder() {
    return activityOrder;
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(tenantId);
  }
}
