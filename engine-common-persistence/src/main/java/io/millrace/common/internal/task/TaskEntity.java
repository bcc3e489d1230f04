package io.millrace.common.internal.task;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.RowKey;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.persistence.UnitOfWork;
import io.millrace.common.task.DelegationState;
import io.millrace.common.task.Task;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A task that waits for a person. */
public final class TaskEntity extends OwnerEntity implements TaskRow, Task {

  /** The table of these rows. */
  public static final Table<TaskEntity> TABLE =
      Table.of("MR_TASK", TaskEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("EXTERNAL_ID_", e -> e.externalId, (e, v) -> e.externalId = v)
          .string("SCOPE_TYPE_", e -> e.scopeType, (e, v) -> e.scopeType = v)
          .ref("SCOPE_ID_", e -> e.scopeId, (e, v) -> e.scopeId = v)
          .ref("SUB_SCOPE_ID_", e -> e.subScopeId, (e, v) -> e.subScopeId = v)
          .ref("SCOPE_DEFINITION_ID_", e -> e.scopeDefinitionId, (e, v) -> e.scopeDefinitionId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
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
          .word(
              "DELEGATION_STATE_",
              DelegationState.class,
              e -> e.delegationState,
              (e, v) -> e.delegationState = v)
          .bool("SUSPENDED_", e -> e.suspended, (e, v) -> e.suspended = v)
          .counts(Dependent.CHILD, Dependent.VARIABLE, Dependent.IDENTITY_LINK);

  /** The execution or plan item that a task belongs to. */
  public static final RowKey<TaskEntity> OWNER = new RowKey<>(TABLE, TaskEntity::subScopeId);

  /** The task that a task is a part of. */
  static final RowKey<TaskEntity> PARENT = new RowKey<>(TABLE, TaskEntity::parentTaskId);

  private static final RowKey<TaskEntity> ROOT_INSTANCE =
      new RowKey<>(TABLE, TaskEntity::rootInstanceId);

  private long rootInstanceId;
  private String tenantId = "";
  private String externalId;
  private String scopeType;
  private long scopeId;
  private long subScopeId;
  private long scopeDefinitionId;
  private int historyLevel;
  private String name;
  private String description;
  private String taskDefinitionKey;
  private String assignee;
  private String owner;
  private int priority = 50;
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
  private DelegationState delegationState;
  private boolean suspended;

  private Map<String, Integer> listenersTold = Map.of();
  private TaskIncludes included = TaskIncludes.NONE;
  private TaskEntity found;
  private TaskEntity saved;

  @Override
  public String toString() {
    return ApiValues.label("task", id(), taskDefinitionKey == null ? name : taskDefinitionKey);
  }

  @Override
  public Table<TaskEntity> table() {
    return TABLE;
  }

  /** The external id is unique. */
  @Override
  protected boolean isWrittenApart() {
    return externalId != null;
  }

  /** Returns the root instance id. */
  public long rootInstanceId() {
    return rootInstanceId;
  }

  /** Sets the root instance id. */
  public void rootInstanceId(long value) {
    rootInstanceId = value;
    changed();
  }

  @Override
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
    changed();
  }

  @Override
  public String externalId() {
    return externalId;
  }

  /** Sets the external id. */
  public void externalId(String value) {
    externalId = value;
    changed();
  }

  @Override
  public String scopeType() {
    return scopeType;
  }

  /** Sets the scope type. */
  public void scopeType(String value) {
    scopeType = value;
    changed();
  }

  @Override
  public long scopeId() {
    return scopeId;
  }

  /** Sets the scope id. */
  public void scopeId(long value) {
    scopeId = value;
    changed();
  }

  @Override
  public long subScopeId() {
    return subScopeId;
  }

  /** Sets the sub scope id. */
  public void subScopeId(long value) {
    subScopeId = value;
    changed();
  }

  @Override
  public long scopeDefinitionId() {
    return scopeDefinitionId;
  }

  /** Sets the scope definition id. */
  public void scopeDefinitionId(long value) {
    scopeDefinitionId = value;
    changed();
  }

  /** Returns the history level. */
  public int historyLevel() {
    return historyLevel;
  }

  /** Sets the history level. */
  public void historyLevel(int value) {
    historyLevel = value;
    changed();
  }

  @Override
  public String name() {
    return name;
  }

  /** Sets the name. */
  public void name(String value) {
    name = value;
    changed();
  }

  @Override
  public String description() {
    return description;
  }

  /** Sets the description. */
  public void description(String value) {
    description = value;
    changed();
  }

  @Override
  public String taskDefinitionKey() {
    return taskDefinitionKey;
  }

  /** Sets the task definition key. */
  public void taskDefinitionKey(String value) {
    taskDefinitionKey = value;
    changed();
  }

  @Override
  public String assignee() {
    return assignee;
  }

  /** Sets the assignee. */
  public void assignee(String value) {
    assignee = value;
    changed();
  }

  @Override
  public String owner() {
    return owner;
  }

  /** Sets the owner. */
  public void owner(String value) {
    owner = value;
    changed();
  }

  @Override
  public int priority() {
    return priority;
  }

  /** Sets the priority. */
  public void priority(int value) {
    priority = value;
    changed();
  }

  @Override
  public String category() {
    return category;
  }

  /** Sets the category. */
  public void category(String value) {
    category = value;
    changed();
  }

  @Override
  public String formKey() {
    return formKey;
  }

  /** Sets the form key. */
  public void formKey(String value) {
    formKey = value;
    changed();
  }

  @Override
  public long parentTaskId() {
    return parentTaskId;
  }

  /** Sets the parent task id. */
  public void parentTaskId(long value) {
    parentTaskId = value;
    changed();
  }

  @Override
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
    changed();
  }

  @Override
  public Instant claimTime() {
    return claimTime;
  }

  /** Sets the claim time. */
  public void claimTime(Instant value) {
    claimTime = value;
    changed();
  }

  @Override
  public String claimedBy() {
    return claimedBy;
  }

  /** Sets who claimed the task. */
  public void claimedBy(String value) {
    claimedBy = value;
    changed();
  }

  @Override
  public Instant dueDate() {
    return dueDate;
  }

  /** Sets the due date. */
  public void dueDate(Instant value) {
    dueDate = value;
    changed();
  }

  @Override
  public Instant followUpDate() {
    return followUpDate;
  }

  /** Sets the follow up date. */
  public void followUpDate(Instant value) {
    followUpDate = value;
    changed();
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

  /** Notes that somebody works on the task from now on; null where it is not said who. */
  public void startProgress(Instant now, String userId) {
    inProgressStartTime = now;
    inProgressStartedBy = userId;
    changed();
  }

  /** Notes that nobody works on the task. */
  public void stopProgress() {
    startProgress(null, null);
  }

  /** Sets until when work on the task ought to begin. */
  public void inProgressStartDueDate(Instant value) {
    inProgressStartDueDate = value;
    changed();
  }

  /** Suspends the task by itself, whatever its instance does. */
  public void suspend(Instant now, String userId) {
    suspendedTime = now;
    suspendedBy = userId;
    suspended(true);
  }

  /**
   * Ends what {@link #suspend} began.
   *
   * @param rests whether the task's instance is suspended, so that the task stays so
   */
  public void activate(boolean rests) {
    suspendedTime = null;
    suspendedBy = null;
    suspended(rests);
  }

  /** The task's instance is suspended or goes on; a task that is suspended by itself stays so. */
  public void follow(boolean rests) {
    suspended(rests || suspendedTime != null);
  }

  /** Returns the delegation state. */
  public DelegationState delegationState() {
    return delegationState;
  }

  /** Sets the delegation state. */
  public void delegationState(DelegationState value) {
    delegationState = value;
    changed();
  }

  @Override
  public boolean isSuspended() {
    return suspended;
  }

  /** Sets the suspended. */
  public void suspended(boolean value) {
    suspended = value;
    changed();
  }

  /**
   * Returns how many listeners were told of an event by which the task ends, which is not written:
   * it has ended when the unit of work is over.
   */
  public int listenersTold(String event) {
    return listenersTold.getOrDefault(event, 0);
  }

  /** Notes that the next listener is told of an event, and returns which one. */
  public int tellNext(String event) {
    listenersTold = listenersTold.isEmpty() ? new HashMap<>() : listenersTold;
    return listenersTold.merge(event, 1, Integer::sum) - 1;
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
  public DelegationState getDelegationState() {
    return delegationState;
  }

  @Override
  public void setName(String value) {
    remember();
    include(included.with(new LocalizedText(null, included.text().description())));
    name(value);
  }

  @Override
  public void setDescription(String value) {
    remember();
    include(included.with(new LocalizedText(included.text().name(), null)));
    description(value);
  }

  @Override
  public void setPriority(int value) {
    remember();
    priority(value);
  }

  @Override
  public void setOwner(String value) {
    remember();
    owner(value);
  }

  @Override
  public void setAssignee(String value) {
    remember();
    assignee(value);
  }

  @Override
  public void setDueDate(Date value) {
    remember();
    dueDate(ApiValues.time(value));
  }

  @Override
  public void setFollowUpDate(Date value) {
    remember();
    followUpDate(ApiValues.time(value));
  }

  @Override
  public void setInProgressStartDueDate(Date value) {
    remember();
    inProgressStartDueDate(ApiValues.time(value));
  }

  @Override
  public void setCategory(String value) {
    remember();
    category(value);
  }

  @Override
  public void setParentTaskId(String value) {
    remember();
    var parent = ExternalIds.parse(value);
    if (value != null && parent == 0) {
      throw new ObjectNotFoundException(
          "The task cannot become a part of task '" + value + "': there is no such task.");
    }
    parentTaskId(parent);
  }

  @Override
  public void setTenantId(String value) {
    remember();
    tenantId(value == null ? "" : value);
  }

  @Override
  public void setFormKey(String value) {
    remember();
    formKey(value);
  }

  @Override
  public void setDelegationState(DelegationState value) {
    remember();
    delegationState(value);
  }

  /** Returns the open tasks of a family that a unit of work has in memory, in no order. */
  public static List<TaskEntity> ofFamily(UnitOfWork unitOfWork, long rootId) {
    return unitOfWork.known(ROOT_INSTANCE, rootId);
  }

  /** Returns an object for callers, who may change it and have it saved. */
  TaskEntity shown() {
    var copy = TABLE.detachedCopy(this);
    copy.saved = this;
    return copy;
  }

  /** Keeps what a caller's object held when he got it, before the first change. */
  private void remember() {
    if (found == null && isDetached()) {
      found = TABLE.detachedCopy(this);
    }
  }

  /** Returns what the task was like when the caller got it or last saved it. */
  TaskEntity before() {
    if (saved != null && saved.isStored()) {
      return saved;
    }
    return found == null ? this : found;
  }

  /** Returns the row that the caller's object was saved to last; null if it never was. */
  TaskEntity saved() {
    return saved;
  }

  /**
   * Notes the row that the caller's object is saved to; if that is rolled back, what the caller
   * changed is still known.
   */
  void saved(TaskEntity row) {
    if (saved != row) {
      found = TABLE.detachedCopy(before());
    }
    saved = row;
    identifyAs(row);
  }
}
