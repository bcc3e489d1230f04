package io.millrace.bpmn.internal.persistence;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.RowKey;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.scope.ScopeRef;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A process instance, a token or a scope. */
public final class ExecutionEntity extends OwnerEntity implements ProcessInstanceRow {

  /** What rows of this engine carry as their scope type. */
  public static final String SCOPE_TYPE = "bpmn";

  private static final List<HistoryLevel> LEVELS = List.of(HistoryLevel.values());

  private static final List<String> COUNTERS =
      List.of("loopCounter", "nrOfInstances", "nrOfActiveInstances", "nrOfCompletedInstances");

  /** The table of these rows. */
  public static final Table<ExecutionEntity> TABLE =
      Table.of("MR_EXECUTION", ExecutionEntity::new)
          .id("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("EXTERNAL_ID_", e -> e.externalId, (e, v) -> e.externalId = v)
          .id("PROCESS_INSTANCE_ID_", e -> e.processInstanceId, (e, v) -> e.processInstanceId = v)
          .ref("PARENT_ID_", e -> e.parentId, (e, v) -> e.parentId = v)
          .ref("SUPER_EXECUTION_ID_", e -> e.superExecutionId, (e, v) -> e.superExecutionId = v)
          .id(
              "PROCESS_DEFINITION_ID_",
              e -> e.processDefinitionId,
              (e, v) -> e.processDefinitionId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string("ACTIVITY_ID_", e -> e.activityId, (e, v) -> e.activityId = v)
          .string("ACTIVITY_NAME_", e -> e.activityName, (e, v) -> e.activityName = v)
          .string("ACTIVITY_TYPE_", e -> e.activityType, (e, v) -> e.activityType = v)
          .ref(
              "ACTIVITY_INSTANCE_ID_",
              e -> e.activityInstanceId,
              (e, v) -> e.activityInstanceId = v)
          .time("ACTIVITY_START_TIME_", e -> e.activityStartTime, (e, v) -> e.activityStartTime = v)
          .integer("ACTIVITY_ORDER_", e -> e.activityOrder, (e, v) -> e.activityOrder = v)
          .bool("ACTIVE_", e -> e.active, (e, v) -> e.active = v)
          .bool("SCOPE_", e -> e.scope, (e, v) -> e.scope = v)
          .bool("MULTI_INSTANCE_ROOT_", e -> e.multiInstanceRoot, (e, v) -> e.multiInstanceRoot = v)
          .bool("SUSPENDED_", e -> e.suspended, (e, v) -> e.suspended = v)
          .bool("LARGE_", e -> e.large, (e, v) -> e.large = v)
          .integer("LOOP_COUNTER_", e -> e.loopCounter, (e, v) -> e.loopCounter = v)
          .integer("LOOP_TOTAL_", e -> e.loopTotal, (e, v) -> e.loopTotal = v)
          .integer("LOOP_ACTIVE_", e -> e.loopActive, (e, v) -> e.loopActive = v)
          .integer("LOOP_COMPLETED_", e -> e.loopCompleted, (e, v) -> e.loopCompleted = v)
          .string("BUSINESS_KEY_", e -> e.businessKey, (e, v) -> e.businessKey = v)
          .string("BUSINESS_STATUS_", e -> e.businessStatus, (e, v) -> e.businessStatus = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("START_USER_ID_", e -> e.startUserId, (e, v) -> e.startUserId = v)
          .string("START_ACTIVITY_ID_", e -> e.startActivityId, (e, v) -> e.startActivityId = v)
          .time("START_TIME_", e -> e.startTime, (e, v) -> e.startTime = v)
          .string("INCOMING_FLOW_ID_", e -> e.incomingFlowId, (e, v) -> e.incomingFlowId = v)
          .incidents()
          .counts(
              Dependent.CHILD,
              Dependent.TASK,
              Dependent.VARIABLE,
              Dependent.IDENTITY_LINK,
              Dependent.JOB,
              Dependent.SUBSCRIPTION);

  /** The instance that was started first, from which an execution comes. */
  public static final RowKey<ExecutionEntity> ROOT_INSTANCE =
      new RowKey<>(TABLE, ExecutionEntity::rootInstanceId);

  private long rootInstanceId;
  private String tenantId = "";
  private String externalId;
  private long processInstanceId;
  private long parentId;
  private long superExecutionId;
  private long processDefinitionId;
  private int historyLevel;
  private String activityId;
  private String activityName;
  private String activityType;
  private long activityInstanceId;
  private Instant activityStartTime;
  private Integer activityOrder;
  private boolean active;
  private boolean scope;
  private boolean multiInstanceRoot;
  private boolean suspended;
  private boolean large;
  private Integer loopCounter;
  private Integer loopTotal;
  private Integer loopActive;
  private Integer loopCompleted;
  private String businessKey;
  private String businessStatus;
  private String name;
  private String startUserId;
  private String startActivityId;
  private Instant startTime;
  private String incomingFlowId;

  private long calledInstanceId;
  private InstanceEnd endedBy;
  private boolean skipped;
  private int listenersToldOfEnd;
  private boolean endPublished;
  private String lastEnd;

  private String processDefinitionKey;
  private String processDefinitionName;
  private Integer processDefinitionVersion;
  private String processDefinitionCategory;
  private String description;
  private long deploymentId;
  private Map<String, Object> processVariables = Map.of();
  private Map<String, Object> shown = Map.of();

  @Override
  public String toString() {
    return ApiValues.label(
        "execution", id(), processDefinitionKey == null ? activityId() : processDefinitionKey);
  }

  @Override
  public Table<ExecutionEntity> table() {
    return TABLE;
  }

  /** The external id is unique. */
  @Override
  protected boolean isWrittenApart() {
    return externalId != null;
  }

  @Override
  public long rootInstanceId() {
    return rootInstanceId;
  }

  /**
   * Sets the instance at the top of the family of calls, which is this one if nothing called it.
   */
  public void rootInstanceId(long value) {
    rootInstanceId = value;
    changed();
  }

  @Override
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant; empty for none. */
  public void tenantId(String value) {
    tenantId = value;
    changed();
  }

  @Override
  public String externalId() {
    return externalId;
  }

  /** Sets the id that the application gave, unique within a tenant; null for none. */
  public void externalId(String value) {
    externalId = value;
    changed();
  }

  @Override
  public long processInstanceId() {
    return processInstanceId;
  }

  /** Sets the process instance that this is part of, which may be this one. */
  public void processInstanceId(long value) {
    processInstanceId = value;
    changed();
  }

  @Override
  public long parentId() {
    return parentId;
  }

  /** Sets the scope that this is in; 0 for a process instance. */
  public void parentId(long value) {
    parentId = value;
    changed();
  }

  @Override
  public long superExecutionId() {
    return superExecutionId;
  }

  /** Sets the call activity that waits for this process instance; 0 for none. */
  public void superExecutionId(long value) {
    superExecutionId = value;
    changed();
  }

  @Override
  public long processDefinitionId() {
    return processDefinitionId;
  }

  /** Sets the version that this runs by. */
  public void processDefinitionId(long value) {
    processDefinitionId = value;
    changed();
  }

  @Override
  public boolean isKept() {
    return historyLevel > 0;
  }

  @Override
  public boolean keepsAll() {
    return historyLevel >= HistoryLevel.FULL.ordinal();
  }

  /** Returns how much is kept, as the place of its {@link HistoryLevel}. */
  public int historyLevel() {
    return historyLevel;
  }

  /** Sets how much is kept, as the place of its {@link HistoryLevel}. */
  public void historyLevel(int value) {
    historyLevel = value;
    changed();
  }

  @Override
  public String activityId() {
    return activityId;
  }

  /** Sets the element where this is; null where a scope only waits for its children. */
  public void activityId(String value) {
    activityId = value;
    changed();
  }

  /** Returns the name of that element as it was when this came there; null if it has none. */
  public String activityName() {
    return activityName;
  }

  /** Sets the name of the element where this is. */
  public void activityName(String value) {
    activityName = value;
    changed();
  }

  /** Returns the kind of that element, such as {@code userTask}. */
  public String activityType() {
    return activityType;
  }

  /** Sets the kind of the element where this is. */
  public void activityType(String value) {
    activityType = value;
    changed();
  }

  /** Returns the id of the visit in history; 0 unless an activity is under way here. */
  public long activityInstanceId() {
    return activityInstanceId;
  }

  /** Sets the id of the visit in history; 0 when none is under way. */
  public void activityInstanceId(long value) {
    activityInstanceId = value;
    listenersToldOfEnd = 0;
    endPublished = false;
    changed();
  }

  /** Returns when the visit began; null unless an activity is under way here. */
  public Instant activityStartTime() {
    return activityStartTime;
  }

  /** Sets when the visit began. */
  public void activityStartTime(Instant value) {
    activityStartTime = value;
    changed();
  }

  /** Returns which visit of its transaction the activity is, from 1. */
  public Integer activityOrder() {
    return activityOrder;
  }

  /** Sets which visit of its transaction the activity is, from 1. */
  public void activityOrder(Integer value) {
    activityOrder = value;
    changed();
  }

  /** Tells whether a token moves or works here; one above others, or at a join, does not. */
  public boolean isActive() {
    return active;
  }

  /** Says whether a token moves or works here. */
  public void active(boolean value) {
    active = value;
    changed();
  }

  /** Tells whether variables, subscriptions and children may belong to this. */
  public boolean isScope() {
    return scope;
  }

  /** Says whether variables, subscriptions and children may belong to this. */
  public void scope(boolean value) {
    scope = value;
    changed();
  }

  /** Tells whether this holds the instances of a loop together. */
  public boolean isMultiInstanceRoot() {
    return multiInstanceRoot;
  }

  /** Says whether this holds the instances of a loop together. */
  public void multiInstanceRoot(boolean value) {
    multiInstanceRoot = value;
    changed();
  }

  @Override
  public boolean isSuspended() {
    return suspended;
  }

  /** Says whether the process instance rests. */
  public void suspended(boolean value) {
    suspended = value;
    changed();
  }

  /**
   * Tells whether the tree of this process instance is read in parts, because it has so many rows.
   */
  public boolean isLarge() {
    return large;
  }

  /** Says whether the tree of this process instance is read in parts. */
  public void large(boolean value) {
    large = value;
    changed();
  }

  /**
   * Returns the counters of a loop, which its instances and all in them see as variables. Below
   * zero the loop counter is none, but how many instances were taken out of the loop.
   */
  @Override
  public Integer counter(String variable) {
    return switch (variable) {
      case "loopCounter" -> loopCounter == null || loopCounter < 0 ? null : loopCounter;
      case "nrOfInstances" -> loopTotal;
      case "nrOfActiveInstances" -> loopActive;
      case "nrOfCompletedInstances" -> loopCompleted;
      default -> null;
    };
  }

  @Override
  public Map<String, Integer> counters() {
    var counters = new HashMap<String, Integer>();
    for (var variable : COUNTERS) {
      var counter = counter(variable);
      if (counter != null) {
        counters.put(variable, counter);
      }
    }
    return counters;
  }

  /** Returns which round or instance of a loop this is, from 0; null outside of loops. */
  public Integer loopCounter() {
    return loopCounter;
  }

  /** Sets which round or instance of a loop this is, from 0. */
  public void loopCounter(Integer value) {
    loopCounter = value;
    changed();
  }

  /** Returns how many instances the loop has; null where this is no loop. */
  public Integer loopTotal() {
    return loopTotal;
  }

  /** Sets how many instances the loop has. */
  public void loopTotal(Integer value) {
    loopTotal = value;
    changed();
  }

  /** Returns how many of its instances are under way; null where this is no loop. */
  public Integer loopActive() {
    return loopActive;
  }

  /** Sets how many instances of the loop are under way. */
  public void loopActive(Integer value) {
    loopActive = value;
    changed();
  }

  /**
   * Tells whether nothing moves here any more, and the row stays for the compensation of what has
   * completed here. Only a loop counts what is active in it, so a number below zero is free to say
   * so.
   */
  public boolean isLeftBehind() {
    return loopActive != null && loopActive < 0;
  }

  /** Sets whether the row stays for compensation only. */
  public void leftBehind(boolean value) {
    loopActive(value ? -1 : null);
  }

  /** Returns how many of its instances have completed; null where this is no loop. */
  public Integer loopCompleted() {
    return loopCompleted;
  }

  /** Sets how many instances of the loop have completed. */
  public void loopCompleted(Integer value) {
    loopCompleted = value;
    changed();
  }

  @Override
  public String businessKey() {
    return businessKey;
  }

  /** Sets what the application calls the process instance; null for nothing. */
  public void businessKey(String value) {
    businessKey = value;
    changed();
  }

  @Override
  public String businessStatus() {
    return businessStatus;
  }

  /** Sets what the application says of the process instance's progress; null for nothing. */
  public void businessStatus(String value) {
    businessStatus = value;
    changed();
  }

  @Override
  public String name() {
    return name;
  }

  /** Sets the name that people see; null for none. */
  public void name(String value) {
    name = value;
    changed();
  }

  @Override
  public String startUserId() {
    return startUserId;
  }

  /** Sets who started the process instance; null if nobody said so. */
  public void startUserId(String value) {
    startUserId = value;
    changed();
  }

  /** Returns the start event by which the process instance began; null below it. */
  public String startActivityId() {
    return startActivityId;
  }

  /** Sets the start event by which the process instance began. */
  public void startActivityId(String value) {
    startActivityId = value;
    changed();
  }

  @Override
  public Instant startTime() {
    return startTime;
  }

  /** Sets when the process instance began. */
  public void startTime(Instant value) {
    startTime = value;
    changed();
  }

  /**
   * Returns the flow by which the token came to the join that it waits at; null for all that are
   * not at such a join.
   */
  public String incomingFlowId() {
    return incomingFlowId;
  }

  /** Sets the flow by which the token came to the join that it waits at. */
  public void incomingFlowId(String value) {
    incomingFlowId = value;
    changed();
  }

  /** Tells whether this is a process instance. */
  public boolean isProcessInstance() {
    return id() == processInstanceId;
  }

  /** Tells whether an activity is under way here. */
  public boolean isInActivity() {
    return activityInstanceId != 0;
  }

  /** Tells whether an activity or a loop of activities is under way here. */
  public boolean isUnderWay() {
    return isInActivity() || isMultiInstanceRoot();
  }

  /**
   * Returns how many listeners were told of the end of what is under way here, which is not
   * written: an end that is told is over when the unit of work is.
   */
  public int listenersToldOfEnd() {
    return listenersToldOfEnd;
  }

  /** Notes that the next listener is told of the end, and returns which one. */
  public int tellNextOfEnd() {
    return listenersToldOfEnd++;
  }

  /** Notes that the end is published; returns false if it was before. */
  public boolean publishEnd() {
    var isFirst = !endPublished;
    endPublished = true;
    return isFirst;
  }

  /** Tells whether the work of its activity is left out, which is not written. */
  public boolean isSkipped() {
    return skipped;
  }

  /** Notes whether the work of its activity is left out. */
  public void skipped(boolean value) {
    skipped = value;
  }

  /**
   * Returns what ends this process instance in this unit of work; null if it is nothing particular.
   */
  public InstanceEnd endedBy() {
    return endedBy;
  }

  /** Notes what ends this process instance. */
  public void endedBy(InstanceEnd end) {
    endedBy = end;
  }

  /**
   * Returns the element at which the latest token of this process instance ended in this unit of
   * work; null if none has.
   */
  public String lastEnd() {
    return lastEnd;
  }

  /** Notes where a token of this process instance ended. */
  public void lastEnd(String activityId) {
    lastEnd = activityId;
  }

  /**
   * Returns the instance that the activity under way has called, as far as this unit of work knows;
   * 0 if none.
   */
  public long calledInstanceId() {
    return calledInstanceId;
  }

  /** Notes the instance that the activity under way has called. */
  public void calledInstanceId(long value) {
    calledInstanceId = value;
  }

  /** Returns how much of this instance is kept. */
  public HistoryLevel level() {
    return LEVELS.get(historyLevel);
  }

  /** Returns what rows that this execution owns name as their owner. */
  public ScopeRef scopeRef() {
    return new ScopeRef(
        SCOPE_TYPE,
        rootInstanceId,
        processInstanceId,
        id(),
        processDefinitionId,
        tenantId,
        level());
  }

  @Override
  public String getProcessDefinitionKey() {
    return processDefinitionKey;
  }

  @Override
  public String getProcessDefinitionName() {
    return processDefinitionName;
  }

  @Override
  public Integer getProcessDefinitionVersion() {
    return processDefinitionVersion;
  }

  @Override
  public String getProcessDefinitionCategory() {
    return processDefinitionCategory;
  }

  @Override
  public String getDescription() {
    return description;
  }

  @Override
  public String getDeploymentId() {
    return ExternalIds.text(deploymentId);
  }

  @Override
  public Map<String, Object> getProcessVariables() {
    return processVariables;
  }

  /** Returns what expressions at this execution see for the moment, besides its variables. */
  public Map<String, Object> shown() {
    return shown;
  }

  /** Lets expressions at this execution see values that are no variables. */
  public void shown(Map<String, Object> values) {
    shown = values;
  }

  /** Notes the variables of the whole instance, so that the API can show them. */
  public void show(Map<String, Object> variables) {
    processVariables = variables;
  }

  /**
   * Notes what the process, or the element it stands at, is called in the language that a query
   * asked for. A name that the instance was given stays.
   */
  public void localize(LocalizedText text) {
    name = name == null ? text.name() : name;
    description = text.descriptionOr(description);
    if (isProcessInstance()) {
      processDefinitionName = text.nameOr(processDefinitionName);
    }
  }

  /** Notes what the API shows of the definition; rows that a query reads know it. */
  public void describe(DefinitionEntity definition) {
    processDefinitionKey = definition.key();
    processDefinitionName = definition.name();
    processDefinitionVersion = definition.version();
    processDefinitionCategory = definition.category();
    description = definition.description();
    deploymentId = definition.deploymentId();
  }
}
