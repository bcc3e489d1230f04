package io.millrace.bpmn.internal.persistence;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import java.time.Instant;
import java.util.Date;

/** A row of an execution, and how the API shows it. */
interface ProcessInstanceRow extends ProcessInstance {

  long id();

  boolean isDeleted();

  long rootInstanceId();

  String tenantId();

  String externalId();

  long processInstanceId();

  long parentId();

  long superExecutionId();

  long processDefinitionId();

  String activityId();

  String businessKey();

  String businessStatus();

  String name();

  String startUserId();

  Instant startTime();

  @Override
  default String getId() {
    return ExternalIds.text(id());
  }

  @Override
  default String getActivityId() {
    return activityId();
  }

  @Override
  default String getParentId() {
    return ExternalIds.text(parentId());
  }

  @Override
  default String getProcessInstanceId() {
    return ExternalIds.text(processInstanceId());
  }

  @Override
  default String getSuperExecutionId() {
    return ExternalIds.text(superExecutionId());
  }

  @Override
  default String getRootProcessInstanceId() {
    return ExternalIds.text(rootInstanceId());
  }

  @Override
  default boolean isEnded() {
    return isDeleted();
  }

  @Override
  default String getName() {
    return name();
  }

  @Override
  default String getTenantId() {
    return ApiValues.tenant(tenantId());
  }

  @Override
  default String getExternalId() {
    return externalId();
  }

  @Override
  default String getProcessDefinitionId() {
    return ExternalIds.text(processDefinitionId());
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
  default Date getStartTime() {
    return ApiValues.date(startTime());
  }

  @Override
  default String getStartUserId() {
    return startUserId();
  }
}
