package io.millrace.cmmn.internal.persistence;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;

/** A plan item that is over. */
public final class HistoricPlanItemEntity extends Entity {

  /** The table of these rows. */
  public static final Table<HistoricPlanItemEntity> TABLE =
      Table.appendOnly("MR_HI_PLAN_ITEM", HistoricPlanItemEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .id("CASE_INSTANCE_ID_", e -> e.caseInstanceId, (e, v) -> e.caseInstanceId = v)
          .ref("STAGE_INSTANCE_ID_", e -> e.stageInstanceId, (e, v) -> e.stageInstanceId = v)
          .id("CASE_DEFINITION_ID_", e -> e.caseDefinitionId, (e, v) -> e.caseDefinitionId = v)
          .ref("REFERENCE_ID_", e -> e.referenceId, (e, v) -> e.referenceId = v)
          .string("ELEMENT_ID_", e -> e.elementId, (e, v) -> e.elementId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("STATE_", e -> e.state, (e, v) -> e.state = v)
          .time("START_TIME_", e -> e.startTime, (e, v) -> e.startTime = v)
          .time("END_TIME_", e -> e.endTime, (e, v) -> e.endTime = v)
          .number("DURATION_", e -> e.duration, (e, v) -> e.duration = v)
          .string("DELETE_REASON_", e -> e.deleteReason, (e, v) -> e.deleteReason = v)
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
          .string(
              "PLAN_ITEM_DEFINITION_ID_",
              e -> e.planItemDefinitionId,
              (e, v) -> e.planItemDefinitionId = v)
          .string("START_USER_ID_", e -> e.startUserId, (e, v) -> e.startUserId = v)
          .string("ENTRY_CRITERION_ID_", e -> e.entryCriterionId, (e, v) -> e.entryCriterionId = v)
          .string("EXIT_CRITERION_ID_", e -> e.exitCriterionId, (e, v) -> e.exitCriterionId = v)
          .string("INJECTED_", e -> e.injected, (e, v) -> e.injected = v);

  private long rootInstanceId;
  private String tenantId = "";
  private long caseInstanceId;
  private long stageInstanceId;
  private long caseDefinitionId;
  private long referenceId;
  private String elementId;
  private String name;
  private String type;
  private String state;
  private Instant startTime;
  private Instant endTime;
  private long duration;
  private String deleteReason;
  private Instant createTime;
  private Instant lastStartedTime;
  private Instant lastAvailableTime;
  private Instant lastUnavailableTime;
  private Instant lastEnabledTime;
  private Instant lastDisabledTime;
  private Instant lastSuspendedTime;
  private String planItemDefinitionId;
  private String startUserId;
  private String entryCriterionId;
  private String exitCriterionId;
  private String injected;

  @Override
  public Table<HistoricPlanItemEntity> table() {
    return TABLE;
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

  /** Returns the case instance id. */
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

  /** Returns the start time. */
  public Instant startTime() {
    return startTime;
  }

  /** Sets the start time. */
  public void startTime(Instant value) {
    startTime = value;
    changed();
  }

  /** Returns the end time. */
  public Instant endTime() {
    return endTime;
  }

  /** Sets the end time. */
  public void endTime(Instant value) {
    endTime = value;
    changed();
  }

  /** Returns the duration. */
  public long duration() {
    return duration;
  }

  /** Sets the duration. */
  public void duration(long value) {
    duration = value;
    changed();
  }

  /** Returns the delete reason. */
  public String deleteReason() {
    return deleteReason;
  }

  /** Sets the delete reason. */
  public void deleteReason(String value) {
    deleteReason = value;
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

  /** Returns the process or case that this task started; 0 for none. */
  public long referenceId() {
    return referenceId;
  }

  /** Sets the process or case that this task started. */
  public void referenceId(long value) {
    referenceId = value;
    changed();
  }

  /** Sets the element id of the injected plan item that this was or was inside of. */
  public void injected(String value) {
    injected = value;
    changed();
  }
}
