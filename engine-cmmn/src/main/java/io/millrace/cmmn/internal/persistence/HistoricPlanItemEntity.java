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
          .string("ELEMENT_ID_", e -> e.elementId, (e, v) -> e.elementId = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("TYPE_", e -> e.type, (e, v) -> e.type = v)
          .string("STATE_", e -> e.state, (e, v) -> e.state = v)
          .time("START_TIME_", e -> e.startTime, (e, v) -> e.startTime = v)
          .time("END_TIME_", e -> e.endTime, (e, v) -> e.endTime = v)
          .id("DURATION_", e -> e.duration, (e, v) -> e.duration = v)
          .string("DELETE_REASON_", e -> e.deleteReason, (e, v) -> e.deleteReason = v);

  private long rootInstanceId;
  private String tenantId = "";
  private long caseInstanceId;
  private long stageInstanceId;
  private long caseDefinitionId;
  private String elementId;
  private String name;
  private String type;
  private String state;
  private Instant startTime;
  private Instant endTime;
  private long duration;
  private String deleteReason;

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
}
