package io.millrace.common.internal.task;

import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ShownScope;
import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskState;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What rows of open and of historic tasks have in common, and how the API shows it. */
public interface TaskRow extends TaskInfo {

  /** Returns the id of the row. */
  long id();

  /** Returns the engine of its instance; null without one. */
  String scopeType();

  /** Returns its instance; 0 without one. */
  long scopeId();

  /** Returns its execution or plan item; 0 without one. */
  long subScopeId();

  /** Returns the version of its definition; 0 without one. */
  long scopeDefinitionId();

  /** Returns the tenant, empty for none. */
  String tenantId();

  /** Returns the id the application chose, or null. */
  String externalId();

  /** Returns the name, or null. */
  String name();

  /** Returns the description, or null. */
  String description();

  /** Returns the element in the model, or null. */
  String taskDefinitionKey();

  /** Returns who works on it, or null. */
  String assignee();

  /** Returns who is responsible for it, or null. */
  String owner();

  /** Returns the priority. */
  int priority();

  /** Returns the category, or null. */
  String category();

  /** Returns the form, or null. */
  String formKey();

  /** Returns the task it is a part of; 0 if it is no sub-task. */
  long parentTaskId();

  /** Returns when it was created; null for a new task. */
  Instant createTime();

  /** Returns when it was claimed, or null. */
  Instant claimTime();

  /** Returns who claimed it, or null. */
  String claimedBy();

  /** Returns since when its assignee has it, as far as that is known: claimed, or created. */
  default Instant assignedSince() {
    var claimed = claimTime() != null && Objects.equals(assignee(), claimedBy());
    return claimed ? claimTime() : createTime();
  }

  /** Returns when it ought to be done, or null. */
  Instant dueDate();

  /** Returns when it is to come up again, or null. */
  Instant followUpDate();

  /** Returns when work on it began, or null. */
  Instant inProgressStartTime();

  /** Returns who began to work on it, or null. */
  String inProgressStartedBy();

  /** Returns until when work on it ought to begin, or null. */
  Instant inProgressStartDueDate();

  /** Returns since when it is suspended by itself, or null. */
  Instant suspendedTime();

  /** Returns who suspended it, or null. */
  String suspendedBy();

  /** Returns what a query read besides the row. */
  TaskIncludes included();

  /** Notes what a query read besides the row. */
  void include(TaskIncludes includes);

  private ShownScope scope() {
    return new ShownScope(scopeType(), scopeId(), subScopeId(), scopeDefinitionId());
  }

  @Override
  default String getId() {
    return ExternalIds.text(id());
  }

  @Override
  default String getExternalId() {
    return externalId();
  }

  @Override
  default String getName() {
    return included().text().nameOr(name());
  }

  @Override
  default String getDescription() {
    return included().text().descriptionOr(description());
  }

  @Override
  default int getPriority() {
    return priority();
  }

  @Override
  default String getOwner() {
    return owner();
  }

  @Override
  default String getAssignee() {
    return assignee();
  }

  @Override
  default String getProcessInstanceId() {
    return scope().processInstanceId();
  }

  @Override
  default String getExecutionId() {
    return scope().executionId();
  }

  @Override
  default String getProcessDefinitionId() {
    return scope().processDefinitionId();
  }

  @Override
  default String getScopeId() {
    return scope().scopeId();
  }

  @Override
  default String getSubScopeId() {
    return scope().subScopeId();
  }

  @Override
  default String getScopeType() {
    return scope().type();
  }

  @Override
  default String getScopeDefinitionId() {
    return scope().scopeDefinitionId();
  }

  @Override
  default String getTaskDefinitionKey() {
    return taskDefinitionKey();
  }

  @Override
  default String getParentTaskId() {
    return ExternalIds.text(parentTaskId());
  }

  @Override
  default String getTenantId() {
    return ApiValues.tenant(tenantId());
  }

  @Override
  default String getCategory() {
    return category();
  }

  @Override
  default String getFormKey() {
    return formKey();
  }

  @Override
  default Date getCreateTime() {
    return ApiValues.date(createTime());
  }

  @Override
  default Date getDueDate() {
    return ApiValues.date(dueDate());
  }

  @Override
  default Date getClaimTime() {
    return ApiValues.date(claimTime());
  }

  @Override
  default String getClaimedBy() {
    return claimedBy();
  }

  @Override
  default Date getFollowUpDate() {
    return ApiValues.date(followUpDate());
  }

  @Override
  default String getState() {
    if (suspendedTime() != null) {
      return TaskState.SUSPENDED;
    } else if (inProgressStartTime() != null) {
      return TaskState.IN_PROGRESS;
    }
    return claimTime() == null ? TaskState.CREATED : TaskState.CLAIMED;
  }

  @Override
  default Date getInProgressStartTime() {
    return ApiValues.date(inProgressStartTime());
  }

  @Override
  default String getInProgressStartedBy() {
    return inProgressStartedBy();
  }

  @Override
  default Date getInProgressStartDueDate() {
    return ApiValues.date(inProgressStartDueDate());
  }

  @Override
  default Date getSuspendedTime() {
    return ApiValues.date(suspendedTime());
  }

  @Override
  default String getSuspendedBy() {
    return suspendedBy();
  }

  @Override
  default Map<String, Object> getTaskLocalVariables() {
    return included().localVariables();
  }

  @Override
  default Map<String, Object> getProcessVariables() {
    return included().processVariables();
  }

  @Override
  default Map<String, Object> getCaseVariables() {
    return included().caseVariables();
  }

  @Override
  default List<? extends IdentityLinkInfo> getIdentityLinks() {
    return included().identityLinks();
  }
}
