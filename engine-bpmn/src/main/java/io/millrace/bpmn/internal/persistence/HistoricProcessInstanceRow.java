package io.millrace.bpmn.internal.persistence;

import io.millrace.bpmn.history.HistoricProcessInstance;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import java.time.Instant;
import java.util.Date;

/** A row of a process instance in history, and how the API shows it. */
interface HistoricProcessInstanceRow extends HistoricProcessInstance {

  long id();

  String tenantId();

  String externalId();

  long superProcessInstanceId();

  long superCaseInstanceId();

  long processDefinitionId();

  String businessKey();

  String businessStatus();

  String name();

  String startUserId();

  String startActivityId();

  String endActivityId();

  String endUserId();

  Instant startTime();

  Instant endTime();

  long duration();

  String deleteReason();

  @Override
  default String getId() {
    return ExternalIds.text(id());
  }

  @Override
  default String getExternalId() {
    return externalId();
  }

  @Override
  default String getBusinessKey() {
    return businessKey();
  }

  @Override
  default String getBusinessStatus() {
    return businessStatus();
  }

  @Override
  default String getName() {
    return name();
  }

  @Override
  default String getProcessDefinitionId() {
    return ExternalIds.text(processDefinitionId());
  }

  @Override
  default Date getStartTime() {
    return ApiValues.date(startTime());
  }

  @Override
  default Date getEndTime() {
    return ApiValues.date(endTime());
  }

  @Override
  default Long getDurationInMillis() {
    return endTime() == null ? null : duration();
  }

  @Override
  default String getStartUserId() {
    return startUserId();
  }

  @Override
  default String getEndUserId() {
    return endUserId();
  }

  @Override
  default String getStartActivityId() {
    return startActivityId();
  }

  @Override
  default String getEndActivityId() {
    return endActivityId();
  }

  @Override
  default String getDeleteReason() {
    return deleteReason();
  }

  @Override
  default String getSuperProcessInstanceId() {
    return ExternalIds.text(superProcessInstanceId());
  }

  @Override
  default String getSuperCaseInstanceId() {
    return ExternalIds.text(superCaseInstanceId());
  }

  @Override
  default String getTenantId() {
    return ApiValues.tenant(tenantId());
  }
}
