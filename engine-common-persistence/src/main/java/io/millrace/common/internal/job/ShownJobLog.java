package io.millrace.common.internal.job;

import io.millrace.common.history.HistoricJobLog;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.Date;

/**
 * Something that happened to a job, as the API shows it.
 *
 * @param row its row, which never changes
 */
record ShownJobLog(JobLogEntity row) implements HistoricJobLog {

  @Override
  public String getId() {
    return ExternalIds.text(row.id());
  }

  @Override
  public Date getTimestamp() {
    return ApiValues.date(row.time());
  }

  @Override
  public String getJobId() {
    return ExternalIds.text(row.jobId());
  }

  @Override
  public Date getJobDueDate() {
    return ApiValues.date(row.dueDate());
  }

  @Override
  public int getJobRetries() {
    return row.retries();
  }

  @Override
  public long getJobPriority() {
    return row.priority();
  }

  @Override
  public int getAttempt() {
    return row.attempt();
  }

  @Override
  public String getJobType() {
    return row.type();
  }

  @Override
  public String getJobHandlerType() {
    return row.handlerType();
  }

  @Override
  public String getJobExceptionMessage() {
    return row.exceptionMessage();
  }

  @Override
  public String getActivityId() {
    return row.elementId();
  }

  @Override
  public String getExecutionId() {
    return row.scope().executionId();
  }

  @Override
  public String getProcessInstanceId() {
    return row.scope().processInstanceId();
  }

  @Override
  public String getRootInstanceId() {
    return ExternalIds.text(row.rootInstanceId());
  }

  @Override
  public String getProcessDefinitionId() {
    return row.scope().processDefinitionId();
  }

  @Override
  public String getScopeId() {
    return row.scope().scopeId();
  }

  @Override
  public String getSubScopeId() {
    return row.scope().subScopeId();
  }

  @Override
  public String getScopeType() {
    return row.scope().type();
  }

  @Override
  public String getScopeDefinitionId() {
    return row.scope().scopeDefinitionId();
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(row.tenantId());
  }

  @Override
  public String getHostname() {
    return row.node();
  }

  @Override
  public boolean isCreationLog() {
    return row.event() == JobLogState.CREATED;
  }

  @Override
  public boolean isFailureLog() {
    return row.event() == JobLogState.FAILED;
  }

  @Override
  public boolean isSuccessLog() {
    return row.event() == JobLogState.SUCCESSFUL;
  }

  @Override
  public boolean isDeletionLog() {
    return row.event() == JobLogState.DELETED;
  }
}
