package io.millrace.common.internal.job;

import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ShownScope;
import io.millrace.common.job.ExternalWorkerJob;
import io.millrace.common.job.JobState;
import java.time.Instant;
import java.util.Date;

/** A row of a job, and how the API shows it. */
interface JobRow extends ExternalWorkerJob {

  long id();

  String tenantId();

  String scopeType();

  long scopeId();

  long subScopeId();

  long scopeDefinitionId();

  JobState state();

  String type();

  String handlerType();

  String handlerConfiguration();

  String elementId();

  String elementName();

  String category();

  Instant createTime();

  Instant dueDate();

  int retries();

  String topic();

  String lockOwner();

  Instant lockExpirationTime();

  int priority();

  String exceptionType();

  String exceptionMessage();

  Instant failedSince();

  int failures();

  private ShownScope scope() {
    return new ShownScope(scopeType(), scopeId(), subScopeId(), scopeDefinitionId());
  }

  @Override
  default String getId() {
    return ExternalIds.text(id());
  }

  @Override
  default JobState getState() {
    return state();
  }

  @Override
  default String getJobType() {
    return type();
  }

  @Override
  default Date getCreateTime() {
    return ApiValues.date(createTime());
  }

  @Override
  default Date getDuedate() {
    var isLent = state() == JobState.EXTERNAL && lockOwner() != null;
    return isLent ? null : ApiValues.date(dueDate());
  }

  @Override
  default int getRetries() {
    return retries();
  }

  @Override
  default String getElementId() {
    return elementId();
  }

  @Override
  default String getElementName() {
    return elementName();
  }

  @Override
  default String getCategory() {
    return category();
  }

  @Override
  default String getExecutionId() {
    return scope().executionId();
  }

  @Override
  default String getProcessInstanceId() {
    return scope().processInstanceId();
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
  default String getLockOwner() {
    return lockOwner();
  }

  @Override
  default Date getLockExpirationTime() {
    return ApiValues.date(lockExpirationTime());
  }

  @Override
  default String getExceptionMessage() {
    return exceptionMessage();
  }

  @Override
  default String getJobHandlerType() {
    return handlerType();
  }

  @Override
  default String getJobHandlerConfiguration() {
    return handlerConfiguration() == null ? topic() : handlerConfiguration();
  }

  @Override
  default String getTopic() {
    return topic();
  }

  @Override
  default String getCorrelationId() {
    return getId();
  }

  @Override
  default int getPriority() {
    return priority();
  }

  @Override
  default String getExceptionType() {
    return exceptionType();
  }

  @Override
  default Date getFailedSince() {
    return ApiValues.date(failedSince());
  }

  @Override
  default int getFailures() {
    return failures();
  }

  @Override
  default String getTenantId() {
    return ApiValues.tenant(tenantId());
  }
}
