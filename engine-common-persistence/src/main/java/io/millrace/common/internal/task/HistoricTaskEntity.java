package io.millrace.common.internal.task;

import io.millrace.common.history.HistoricTaskInstance;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.task.TaskState;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;

/** A task that is over. */
public final class HistoricTaskEntity extends Entity implements TaskRow, HistoricTaskInstance {

  /** The table of these rows. */
  public static final Table<HistoricTaskEntity> TABLE =
      Table.appendOnly("MR_HI_TASK", HistoricTaskEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("EXTERNAL_ID_", e -> e.externalId, (e, v) -> e.externalId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .ref("SCOPE_DEFINITION_ID_", e -> e.scopeDefinitionId, (e, v) -> e.scopeDefinitionId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("DESCRIPTION_", e -> e.description, (e, v) -> e.description = v)
          .string(
              "TASK_DEFINITION_KEY_", e -> e.taskDefinitionKey, (e, v) -> e.taskDefinitionKey = v)
          .string("ASSIGNEE_", e -> e.assignee, (e, v) -> e.assignee = v)
          .string("OWNER_", e -> e.owner, (e, v) -> e.owner = v)
          .integer("PRIORITY_", e -> e.priority, (e, v) -> e.priority = v)
          .string("CATEGORY_", e -> e.category, (e, v) -> e.category = v)
          .string("FORM_KEY_", e -> e.formKey, (e, v) -> e.formKey = v)
          .ref("PARENT_TASK_ID_", e -> e.parentTaskId, (e, v) -> e.parentTaskId = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .time("CLAIM_TIME_", e -> e.claimTime, (e, v) -> e.claimTime = v)
          .string("CLAIMED_BY_", e -> e.claimedBy, (e, v) -> e.claimedBy = v)
          .time("DUE_DATE_", e -> e.dueDate, (e, v) -> e.dueDate = v)
          .time("FOLLOW_UP_DATE_", e -> e.followUpDate, (e, v) -> e.followUpDate = v)
          .time(
              "IN_PROGRESS_START_TIME_",
              e -> e.inProgressStartTime,
              (e, v) -> e.inProgressStartTime = v)
          .string(
              "IN_PROGRESS_STARTED_BY_",
              e -> e.inProgressStartedBy,
              (e, v) -> e.inProgressStartedBy = v)
          .time(
              "IN_PROGRESS_START_DUE_DATE_",
              e -> e.inProgressStartDueDate,
              (e, v) -> e.inProgressStartDueDate = v)
          .time("SUSPENDED_TIME_", e -> e.suspendedTime, (e, v) -> e.suspendedTime = v)
          .string("SUSPENDED_BY_", e -> e.suspendedBy, (e, v) -> e.suspendedBy = v)
          .string("COMPLETED_BY_", e -> e.completedBy, (e, v) -> e.completedBy = v)
          .time("END_TIME_", e -> e.endTime, (e, v) -> e.endTime = v)
          .number("DURATION_", e -> e.duration, (e, v) -> e.duration = v)
          .string("DELETE_REASON_", e -> e.deleteReason, (e, v) -> e.deleteReason = v);

  private long rootInstanceId;
  private String tenantId = "";
  private String externalId;
  private String scopeType;
  private long scopeId;
  private long subScopeId;
  private long scopeDefinitionId;
  private String name;
  private String description;
  private String taskDefinitionKey;
  private String assignee;
  private String owner;
  private int priority;
  private String category;
  private String formKey;
  private long parentTaskId;
  private Instant createTime;
  private Instant claimTime;
  private String claimedBy;
  private Instant dueDate;
  private Instant followUpDate;
  private Instant inProgressStartTime;
  private String inProgressStartedBy;
  private Instant inProgressStartDueDate;
  private Instant suspendedTime;
  private String suspendedBy;
  private String completedBy;
  private Instant endTime;
  private long duration;
  private String deleteReason;

  private TaskIncludes included = TaskIncludes.NONE;

  @Override
  public String toString() {
    return ApiValues.label(
        "historic task", id(), taskDefinitionKey == null ? name : taskDefinitionKey);
  }

  @Override
  public Table<HistoricTaskEntity> table() {
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

  @Override
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
  }

  @Override
  public String externalId() {
    return externalId;
  }

  /** Sets the external id. */
  public void externalId(String value) {
    externalId = value;
  }

  @Override
  public String scopeType() {
    return scopeType;
  }

  /** Sets the scope type. */
  public void scopeType(String value) {
    scopeType = value;
  }

  @Override
  public long scopeId() {
    return scopeId;
  }

  /** Sets the scope id. */
  public void scopeId(long value) {
    scopeId = value;
  }

  @Override
  public long subScopeId() {
    return subScopeId;
  }

  /** Sets the sub scope id. */
  public void subScopeId(long value) {
    subScopeId = value;
  }

  @Override
  public long scopeDefinitionId() {
    return scopeDefinitionId;
  }

  /** Sets the scope definition id. */
  public void scopeDefinitionId(long value) {
    scopeDefinitionId = value;
  }

  @Override
  public String name() {
    return name;
  }

  /** Sets the name. */
  public void name(String value) {
    name = value;
  }

  @Override
  public String description() {
    return description;
  }

  /** Sets the description. */
  public void description(String value) {
    description = value;
  }

  @Override
  public String taskDefinitionKey() {
    return taskDefinitionKey;
  }

  /** Sets the task definition key. */
  public void taskDefinitionKey(String value) {
    taskDefinitionKey = value;
  }

  @Override
  public String assignee() {
    return assignee;
  }

  /** Sets the assignee. */
  public void assignee(String value) {
    assignee = value;
  }

  @Override
  public String owner() {
    return owner;
  }

  /** Sets the owner. */
  public void owner(String value) {
    owner = value;
  }

  @Override
  public int priority() {
    return priority;
  }

  /** Sets the priority. */
  public void priority(int value) {
    priority = value;
  }

  @Override
  public String category() {
    return category;
  }

  /** Sets the category. */
  public void category(String value) {
    category = value;
  }

  @Override
  public String formKey() {
    return formKey;
  }

  /** Sets the form key. */
  public void formKey(String value) {
    formKey = value;
  }

  @Override
  public long parentTaskId() {
    return parentTaskId;
  }

  /** Sets the parent task id. */
  public void parentTaskId(long value) {
    parentTaskId = value;
  }

  @Override
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
  }

  @Override
  public Instant claimTime() {
    return claimTime;
  }

  /** Sets the claim time. */
  public void claimTime(Instant value) {
    claimTime = value;
  }

  @Override
  public String claimedBy() {
    return claimedBy;
  }

  /** Sets who claimed the task. */
  public void claimedBy(String value) {
    claimedBy = value;
  }

  @Override
  public Instant dueDate() {
    return dueDate;
  }

  /** Sets the due date. */
  public void dueDate(Instant value) {
    dueDate = value;
  }

  @Override
  public Instant followUpDate() {
    return followUpDate;
  }

  /** Sets the follow up date. */
  public void followUpDate(Instant value) {
    followUpDate = value;
  }

  @Override
  public Instant inProgressStartTime() {
    return inProgressStartTime;
  }

  @Override
  public String inProgressStartedBy() {
    return inProgressStartedBy;
  }

  @Override
  public Instant inProgressStartDueDate() {
    return inProgressStartDueDate;
  }

  @Override
  public Instant suspendedTime() {
    return suspendedTime;
  }

  @Override
  public String suspendedBy() {
    return suspendedBy;
  }

  /** Takes over how far the work on the task had come. */
  void progressOf(TaskRow task) {
    inProgressStartTime = task.inProgressStartTime();
    inProgressStartedBy = task.inProgressStartedBy();
    inProgressStartDueDate = task.inProgressStartDueDate();
    suspendedTime = task.suspendedTime();
    suspendedBy = task.suspendedBy();
  }

  /** Returns who completed the task. */
  public String completedBy() {
    return completedBy;
  }

  /** Sets who completed the task. */
  public void completedBy(String value) {
    completedBy = value;
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
  public TaskIncludes included() {
    return included;
  }

  @Override
  public void include(TaskIncludes includes) {
    included = includes;
  }

  @Override
  public String getState() {
    if (endTime == null) {
      return TaskRow.super.getState();
    }
    return deleteReason == null ? TaskState.COMPLETED : TaskState.TERMINATED;
  }

  @Override
  public Date getStartTime() {
    return getCreateTime();
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
  public Long getWorkTimeInMillis() {
    var begin = claimTime == null ? inProgressStartTime : claimTime;
    return endTime == null || begin == null ? null : Duration.between(begin, endTime).toMillis();
  }

  @Override
  public String getCompletedBy() {
    return completedBy;
  }

  @Override
  public String getDeleteReason() {
    return deleteReason;
  }
}
