package io.millrace.bpmn.internal.persistence;

import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Table;
import java.time.Instant;
import java.util.Map;

/** A process instance that is over. */
public final class HistoricProcessInstanceEntity extends Entity
    implements HistoricProcessInstanceRow {

  /** The table of these rows. */
  public static final Table<HistoricProcessInstanceEntity> TABLE =
      Table.appendOnly("MR_HI_PROCESS_INSTANCE", HistoricProcessInstanceEntity::new)
          .ref("ROOT_INSTANCE_ID_", e -> e.rootInstanceId, (e, v) -> e.rootInstanceId = v)
          .string("TENANT_ID_", e -> e.tenantId, (e, v) -> e.tenantId = v)
          .string("EXTERNAL_ID_", e -> e.externalId, (e, v) -> e.externalId = v)
          .ref(
              "SUPER_PROCESS_INSTANCE_ID_",
              e -> e.superProcessInstanceId,
              (e, v) -> e.superProcessInstanceId = v)
          .ref(
              "SUPER_CASE_INSTANCE_ID_",
              e -> e.superCaseInstanceId,
              (e, v) -> e.superCaseInstanceId = v)
          .id(
              "PROCESS_DEFINITION_ID_",
              e -> e.processDefinitionId,
              (e, v) -> e.processDefinitionId = v)
          .integer("HISTORY_LEVEL_", e -> e.historyLevel, (e, v) -> e.historyLevel = v)
          .string("BUSINESS_KEY_", e -> e.businessKey, (e, v) -> e.businessKey = v)
          .string("BUSINESS_STATUS_", e -> e.businessStatus, (e, v) -> e.businessStatus = v)
          .string("NAME_", e -> e.name, (e, v) -> e.name = v)
          .string("START_USER_ID_", e -> e.startUserId, (e, v) -> e.startUserId = v)
          .string("START_ACTIVITY_ID_", e -> e.startActivityId, (e, v) -> e.startActivityId = v)
          .string("END_ACTIVITY_ID_", e -> e.endActivityId, (e, v) -> e.endActivityId = v)
          .string("END_USER_ID_", e -> e.endUserId, (e, v) -> e.endUserId = v)
          .time("START_TIME_", e -> e.startTime, (e, v) -> e.startTime = v)
          .time("END_TIME_", e -> e.endTime, (e, v) -> e.endTime = v)
          .number("DURATION_", e -> e.duration, (e, v) -> e.duration = v)
          .string("DELETE_REASON_", e -> e.deleteReason, (e, v) -> e.deleteReason = v);

  private long rootInstanceId;
  private String tenantId = "";
  private String externalId;
  private long superProcessInstanceId;
  private long superCaseInstanceId;
  private long processDefinitionId;
  private int historyLevel;
  private String businessKey;
  private String businessStatus;
  private String name;
  private String startUserId;
  private String startActivityId;
  private String endActivityId;
  private String endUserId;
  private Instant startTime;
  private Instant endTime;
  private long duration;
  private String deleteReason;

  private String processDefinitionKey;
  private String processDefinitionName;
  private Integer processDefinitionVersion;
  private String processDefinitionCategory;
  private String description;
  private long deploymentId;
  private Map<String, Object> processVariables = Map.of();

  @Override
  public String toString() {
    return ApiValues.label("historic process instance", id(), processDefinitionKey);
  }

  @Override
  public Table<HistoricProcessInstanceEntity> table() {
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
  public long superProcessInstanceId() {
    return superProcessInstanceId;
  }

  /** Sets the super process instance id. */
  public void superProcessInstanceId(long value) {
    superProcessInstanceId = value;
  }

  @Override
  public long processDefinitionId() {
    return processDefinitionId;
  }

  /** Sets the process definition id. */
  public void processDefinitionId(long value) {
    processDefinitionId = value;
  }

  /** Returns the history level. */
  public int historyLevel() {
    return historyLevel;
  }

  /** Sets the history level. */
  public void historyLevel(int value) {
    historyLevel = value;
  }

  @Override
  public String businessKey() {
    return businessKey;
  }

  /** Sets the business key. */
  public void businessKey(String value) {
    businessKey = value;
  }

  @Override
  public String businessStatus() {
    return businessStatus;
  }

  /** Sets the business status. */
  public void businessStatus(String value) {
    businessStatus = value;
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
  public String startUserId() {
    return startUserId;
  }

  /** Sets the start user id. */
  public void startUserId(String value) {
    startUserId = value;
  }

  @Override
  public String startActivityId() {
    return startActivityId;
  }

  /** Sets the start activity id. */
  public void startActivityId(String value) {
    startActivityId = value;
  }

  @Override
  public String endActivityId() {
    return endActivityId;
  }

  /** Sets the end activity id. */
  public void endActivityId(String value) {
    endActivityId = value;
  }

  @Override
  public String endUserId() {
    return endUserId;
  }

  /** Sets the end user id. */
  public void endUserId(String value) {
    endUserId = value;
  }

  @Override
  public Instant startTime() {
    return startTime;
  }

  /** Sets the start time. */
  public void startTime(Instant value) {
    startTime = value;
  }

  @Override
  public Instant endTime() {
    return endTime;
  }

  /** Sets the end time. */
  public void endTime(Instant value) {
    endTime = value;
  }

  @Override
  public long duration() {
    return duration;
  }

  /** Sets the duration. */
  public void duration(long value) {
    duration = value;
  }

  @Override
  public String deleteReason() {
    return deleteReason;
  }

  /** Sets the delete reason. */
  public void deleteReason(String value) {
    deleteReason = value;
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

  /**
   * Notes what the process is called in the language that a query asked for. A name that the
   * instance was given stays.
   */
  public void localize(LocalizedText text) {
    name = name == null ? text.name() : name;
    description = text.descriptionOr(description);
    processDefinitionName = text.nameOr(processDefinitionName);
  }

  /** Notes the variables of the whole instance, so that the API can show them. */
  public void show(Map<String, Object> variables) {
    processVariables = variables;
  }

  /** Returns the case that called this process; 0 for none. */
  public long superCaseInstanceId() {
    return superCaseInstanceId;
  }

  /** Sets the case that called this process. */
  public void superCaseInstanceId(long value) {
    superCaseInstanceId = value;
    changed();
  }
}
