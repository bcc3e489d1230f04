package io.millrace.cmmn.internal.persistence;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.RowKey;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.scope.ScopeTypes;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;

/** A plan item of a running case. */
public final class PlanItemEntity extends OwnerEntity implements CriteriaHolder {

  /** The table of these rows. */
  public static final Table<PlanItemEntity> TABLE =
      Table.of("MR_PLAN_ITEM", PlanItemEntity::new)
          .id("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .id("CASE_INSTANCE_ID_", e -> e.caseInstanceId, (e, v) -> e.caseInstanceId = v)
          .ref("STAGE_INSTANCE_ID_", e -> e.stageInstanceId, (e, v) -> e.stageInstanceId = v)
          .id("CASE_DEFINITION_ID_", e -> e.caseDefinitionId, (e, v) -> e.caseDefinitionId = v)
          .ref("REFERENCE_ID_", e -> e.referenceId, (e, v) -> e.referenceId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string("ELEMENT_ID_", e -> e.elementId, (e, v) -> e.elementId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("STATE_", e -> e.state, (e, v) -> e.state = v)
          .time("CREATE_TIME_", e -> e.createTime, (e, v) -> e.createTime = v)
          .time("LAST_STARTED_TIME_", e -> e.lastStartedTime, (e, v) -> e.lastStartedTime = v)
          .time("LAST_AVAILABLE_TIME_", e -> e.lastAvailableTime, (e, v) -> e.lastAvailableTime = v)
          .time(
              "LAST_UNAVAILABLE_TIME_",
              e -> e.lastUnavailableTime,
              (e, v) -> e.lastUnavailableTime = v)
          .time("LAST_ENABLED_TIME_", e -> e.lastEnabledTime, (e, v) -> e.lastEnabledTime = v)
          .time("LAST_DISABLED_TIME_", e -> e.lastDisabledTime, (e, v) -> e.lastDisabledTime = v)
          .time("LAST_SUSPENDED_TIME_", e -> e.lastSuspendedTime, (e, v) -> e.lastSuspendedTime = v)
          .integer(
              "REPETITION_COUNTER_", e -> e.repetitionCounter, (e, v) -> e.repetitionCounter = v)
          .bool("REQUIRED_", e -> e.required, (e, v) -> e.required = v)
          .bool("EVER_COMPLETED_", e -> e.everCompleted, (e, v) -> e.everCompleted = v)
          .string("STATE_BEFORE_", e -> e.stateBefore, (e, v) -> e.stateBefore = v)
          .string(
              "PLAN_ITEM_DEFINITION_ID_",
              e -> e.planItemDefinitionId,
              (e, v) -> e.planItemDefinitionId = v)
          .string("START_USER_ID_", e -> e.startUserId, (e, v) -> e.startUserId = v)
          .string("ENTRY_CRITERION_ID_", e -> e.entryCriterionId, (e, v) -> e.entryCriterionId = v)
          .string("EXIT_CRITERION_ID_", e -> e.exitCriterionId, (e, v) -> e.exitCriterionId = v)
          .string("SATISFIED_PARTS_", e -> e.satisfiedParts, (e, v) -> e.satisfiedParts = v)
          .incidents()
          .string("INJECTED_", e -> e.injected, (e, v) -> e.injected = v)
          .counts(
              Dependent.CHILD,
              Dependent.TASK,
              Dependent.VARIABLE,
              Dependent.IDENTITY_LINK,
              Dependent.JOB,
              Dependent.SUBSCRIPTION);

  /** The instance that was started first, from which a plan item comes. */
  public static final RowKey<PlanItemEntity> ROOT_INSTANCE =
      new RowKey<>(TABLE, PlanItemEntity::rootInstanceId);

  private long rootInstanceId;
  private String tenantId = "";
  private long caseInstanceId;
  private long stageInstanceId;
  private long caseDefinitionId;
  private long referenceId;
  private int historyLevel;
  private String elementId;
  private String name;
  private String type;
  private String state;
  private Instant createTime;
  private Instant lastStartedTime;
  private Instant lastAvailableTime;
  private Instant lastUnavailableTime;
  private Instant lastEnabledTime;
  private Instant lastDisabledTime;
  private Instant lastSuspendedTime;
  private Integer repetitionCounter;
  private boolean required;
  private boolean everCompleted;
  private String stateBefore;
  private String planItemDefinitionId;
  private String startUserId;
  private String entryCriterionId;
  private String exitCriterionId;
  private String satisfiedParts;
  private String injected;

  private String counterName;

  @Override
  public Table<PlanItemEntity> table() {
    return TABLE;
  }

  /** Says under which name the number of this instance is seen as a variable; null for none. */
  public void counterName(String variable) {
    counterName = variable;
  }

  @Override
  public Integer counter(String variable) {
    return variable.equals(counterName) ? repetitionCounter : null;
  }

  @Override
  public Map<String, Integer> counters() {
    var counter = counterName == null ? null : repetitionCounter;
    return counter == null ? Map.of() : Map.of(counterName, counter);
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

  /** Returns the tenant id. */
  public String tenantId() {
    return tenantId;
  }

  /** Sets the tenant id. */
  public void tenantId(String value) {
    tenantId = value;
    changed();
  }

  @Override
  public long caseInstanceId() {
    return caseInstanceId;
  }

  /** Sets the case instance id. */
  public void caseInstanceId(long value) {
    caseInstanceId = value;
    changed();
  }

  /** Returns the stage instance id. */
  public long stageInstanceId() {
    return stageInstanceId;
  }

  /** Sets the stage instance id. */
  public void stageInstanceId(long value) {
    stageInstanceId = value;
    changed();
  }

  /** Returns the case definition id. */
  public long caseDefinitionId() {
    return caseDefinitionId;
  }

  /** Sets the case definition id. */
  public void caseDefinitionId(long value) {
    caseDefinitionId = value;
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

  /** Returns the history level. */
  public int historyLevel() {
    return historyLevel;
  }

  /** Sets the history level. */
  public void historyLevel(int value) {
    historyLevel = value;
    changed();
  }

  /** Returns the element id. */
  public String elementId() {
    return elementId;
  }

  /** Sets the element id. */
  public void elementId(String value) {
    elementId = value;
    changed();
  }

  /** Returns the name. */
  public String name() {
    return name;
  }

  /** Sets the name. */
  public void name(String value) {
    name = value;
    changed();
  }

  /** Returns the type. */
  public String type() {
    return type;
  }

  /** Sets the type. */
  public void type(String value) {
    type = value;
    changed();
  }

  /** Returns the state. */
  public String state() {
    return state;
  }

  /** Sets the state. */
  public void state(String value) {
    state = value;
    changed();
  }

  /** Returns the create time. */
  public Instant createTime() {
    return createTime;
  }

  /** Sets the create time. */
  public void createTime(Instant value) {
    createTime = value;
    changed();
  }

  /** Returns the last started time. */
  public Instant lastStartedTime() {
    return lastStartedTime;
  }

  /** Sets the last started time. */
  public void lastStartedTime(Instant value) {
    lastStartedTime = value;
    changed();
  }

  /** Returns the last available time. */
  public Instant lastAvailableTime() {
    return lastAvailableTime;
  }

  /** Sets the last available time. */
  public void lastAvailableTime(Instant value) {
    lastAvailableTime = value;
    changed();
  }

  /** Returns the last unavailable time. */
  public Instant lastUnavailableTime() {
    return lastUnavailableTime;
  }

  /** Sets the last unavailable time. */
  public void lastUnavailableTime(Instant value) {
    lastUnavailableTime = value;
    changed();
  }

  /** Returns the last enabled time. */
  public Instant lastEnabledTime() {
    return lastEnabledTime;
  }

  /** Sets the last enabled time. */
  public void lastEnabledTime(Instant value) {
    lastEnabledTime = value;
    changed();
  }

  /** Returns the last disabled time. */
  public Instant lastDisabledTime() {
    return lastDisabledTime;
  }

  /** Sets the last disabled time. */
  public void lastDisabledTime(Instant value) {
    lastDisabledTime = value;
    changed();
  }

  /** Returns the last suspended time. */
  public Instant lastSuspendedTime() {
    return lastSuspendedTime;
  }

  /** Sets the last suspended time. */
  public void lastSuspendedTime(Instant value) {
    lastSuspendedTime = value;
    changed();
  }

  /** Returns the repetition counter. */
  public Integer repetitionCounter() {
    return repetitionCounter;
  }

  /** Sets the repetition counter. */
  public void repetitionCounter(Integer value) {
    repetitionCounter = value;
    changed();
  }

  /** Tells whether it is marked as required. */
  public boolean isRequired() {
    return required;
  }

  /** Sets the required. */
  public void required(boolean value) {
    required = value;
    changed();
  }

  /** Tells whether an instance of its plan item has completed before in the same place. */
  public boolean isEverCompleted() {
    return everCompleted;
  }

  /** Says whether an instance of its plan item has completed before; once one has, it has. */
  public void everCompleted(boolean value) {
    if (value && !everCompleted) {
      everCompleted = true;
      changed();
    }
  }

  /** Returns the state before. */
  public String stateBefore() {
    return stateBefore;
  }

  /** Sets the state before. */
  public void stateBefore(String value) {
    stateBefore = value;
    changed();
  }

  /** Returns the plan item definition id. */
  public String planItemDefinitionId() {
    return planItemDefinitionId;
  }

  /** Sets the plan item definition id. */
  public void planItemDefinitionId(String value) {
    planItemDefinitionId = value;
    changed();
  }

  /** Returns the start user id. */
  public String startUserId() {
    return startUserId;
  }

  /** Sets the start user id. */
  public void startUserId(String value) {
    startUserId = value;
    changed();
  }

  /** Returns the entry criterion id. */
  public String entryCriterionId() {
    return entryCriterionId;
  }

  /** Sets the entry criterion id. */
  public void entryCriterionId(String value) {
    entryCriterionId = value;
    changed();
  }

  /** Returns the exit criterion id. */
  public String exitCriterionId() {
    return exitCriterionId;
  }

  /** Sets the exit criterion id. */
  public void exitCriterionId(String value) {
    exitCriterionId = value;
    changed();
  }

  @Override
  public String satisfiedParts() {
    return satisfiedParts;
  }

  @Override
  public void satisfiedParts(String value) {
    satisfiedParts = value;
    changed();
  }

  /** Returns how much of this case is kept. */
  public HistoryLevel level() {
    return HistoryLevel.values()[historyLevel];
  }

  /** Returns what rows that this one owns name as their owner. */
  public ScopeRef scopeRef() {
    return new ScopeRef(
        ScopeTypes.CMMN, rootInstanceId, caseInstanceId, id(), caseDefinitionId, tenantId, level());
  }

  /** Returns the element id of the injected plan item that this is or is inside of; or null. */
  public String injected() {
    return injected;
  }

  /** Sets the element id of the injected plan item that this is or is inside of. */
  public void injected(String value) {
    injected = value;
    changed();
  }

  /** Tells whether this was injected itself, rather than made in something that was. */
  public boolean isInjectedRoot() {
    return elementId.equals(injected);
  }

  /** Tells whether another one in the same stage or case is an instance of the same plan item. */
  public boolean isInstanceLike(PlanItemEntity other) {
    return elementId.equals(other.elementId)
        && caseDefinitionId == other.caseDefinitionId
        && Objects.equals(injected, other.injected);
  }

  /** Returns the process or case that this task started; 0 for none. */
  public long referenceId() {
    return referenceId;
  }

  /** Sets the process or case that this task started. */
  public void referenceId(long value) {
    referenceId = value;
    changed();
  }
}
