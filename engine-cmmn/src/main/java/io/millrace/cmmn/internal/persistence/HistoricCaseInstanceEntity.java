package io.millrace.cmmn.internal.persistence;

import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;

/** A case that is over. */
public final class HistoricCaseInstanceEntity extends Entity {

  /** The table of these rows. */
  public static final Table<HistoricCaseInstanceEntity> TABLE =
      Table.appendOnly("MR_HI_CASE_INSTANCE", HistoricCaseInstanceEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("EXTERNAL_ID_", e -> e.externalId, (e, v) -> e.externalId = v)
          .id("CASE_DEFINITION_ID_", e -> e.caseDefinitionId, (e, v) -> e.caseDefinitionId = v)
          .ref(
              "SUPER_PROCESS_INSTANCE_ID_",
              e -> e.superProcessInstanceId,
              (e, v) -> e.superProcessInstanceId = v)
          .ref(
              "SUPER_CASE_INSTANCE_ID_",
              e -> e.superCaseInstanceId,
              (e, v) -> e.superCaseInstanceId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string("STATE_", e -> e.state, (e, v) -> e.state = v)
          .string("BUSINESS_KEY_", e -> e.businessKey, (e, v) -> e.businessKey = v)
          .string("BUSINESS_STATUS_", e -> e.businessStatus, (e, v) -> e.businessStatus = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("START_USER_ID_", e -> e.startUserId, (e, v) -> e.startUserId = v)
          .time("START_TIME_", e -> e.startTime, (e, v) -> e.startTime = v)
          .time("END_TIME_", e -> e.endTime, (e, v) -> e.endTime = v)
          .number("DURATION_", e -> e.duration, (e, v) -> e.duration = v)
          .string("DELETE_REASON_", e -> e.deleteReason, (e, v) -> e.deleteReason = v);

  private long rootInstanceId;
  private String tenantId = "";
  private String externalId;
  private long caseDefinitionId;
  private long superProcessInstanceId;
  private long superCaseInstanceId;
  private int historyLevel;
  private String state;
  private String businessKey;
  private String businessStatus;
  private String name;
  private String startUserId;
  private Instant startTime;
  private Instant endTime;
  private long duration;
  private String deleteReason;

  @Override
  public Table<HistoricCaseInstanceEntity> table() {
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

  /** Returns the external id. */
  public String externalId() {
    return externalId;
  }

  /** Sets the external id. */
  public void externalId(String value) {
    externalId = value;
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

  /** Returns the history level. */
  public int historyLevel() {
    return historyLevel;
  }

  /** Sets the history level. */
  public void historyLevel(int value) {
    historyLevel = value;
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

  /** Returns the business key. */
  public String businessKey() {
    return businessKey;
  }

  /** Sets the business key. */
  public void businessKey(String value) {
    businessKey = value;
    changed();
  }

  /** Returns the business status. */
  public String businessStatus() {
    return businessStatus;
  }

  /** Sets the business status. */
  public void businessStatus(String value) {
    businessStatus = value;
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

  /** Returns the start user id. */
  public String startUserId() {
    return startUserId;
  }

  /** Sets the start user id. */
  public void startUserId(String value) {
    startUserId = value;
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

  /** Returns the case that called this one; 0 for none. */
  public long superCaseInstanceId() {
    return superCaseInstanceId;
  }

  /** Sets the case that called this one. */
  public void superCaseInstanceId(long value) {
    superCaseInstanceId = value;
    changed();
  }

  /** Returns the process that called this case; 0 for none. */
  public long superProcessInstanceId() {
    return superProcessInstanceId;
  }

  /** Sets the process that called this case. */
  public void superProcessInstanceId(long value) {
    superProcessInstanceId = value;
    changed();
  }
}
