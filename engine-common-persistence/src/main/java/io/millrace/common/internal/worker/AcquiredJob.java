package io.millrace.common.internal.worker;

import io.millrace.common.job.AcquiredExternalWorkerJob;
import io.millrace.common.job.ExternalWorkerJob;
import io.millrace.common.job.JobState;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;

/** A job as the worker that has got it sees it. */
record AcquiredJob(ExternalWorkerJob job, Map<String, Object> variables)
    implements AcquiredExternalWorkerJob {

  AcquiredJob {
    variables = Collections.unmodifiableMap(new LinkedHashMap<>(variables));
  }

  @Override
  public Map<String, Object> getVariables() {
    return variables;
  }

  @Override
  public String getTopic() {
    return job.getTopic();
  }

  @Override
  public JobState getState() {
    return job.getState();
  }

  @Override
  public String getJobType() {
    return job.getJobType();
  }

  @Override
  public Date getCreateTime() {
    return job.getCreateTime();
  }

  @Override
  public Date getDuedate() {
    return job.getDuedate();
  }

  @Override
  public boolean isExclusive() {
    return job.isExclusive();
  }

  @Override
  public String getElementId() {
    return job.getElementId();
  }

  @Override
  public String getElementName() {
    return job.getElementName();
  }

  @Override
  public String getCategory() {
    return job.getCategory();
  }

  @Override
  public String getExecutionId() {
    return job.getExecutionId();
  }

  @Override
  public String getProcessInstanceId() {
    return job.getProcessInstanceId();
  }

  @Override
  public String getProcessDefinitionId() {
    return job.getProcessDefinitionId();
  }

  @Override
  public String getScopeId() {
    return job.getScopeId();
  }

  @Override
  public String getSubScopeId() {
    return job.getSubScopeId();
  }

  @Override
  public String getScopeType() {
    return job.getScopeType();
  }

  @Override
  public String getScopeDefinitionId() {
    return job.getScopeDefinitionId();
  }

  @Override
  public String getLockOwner() {
    return job.getLockOwner();
  }

  @Override
  public Date getLockExpirationTime() {
    return job.getLockExpirationTime();
  }

  @Override
  public String getId() {
    return job.getId();
  }

  @Override
  public int getRetries() {
    return job.getRetries();
  }

  @Override
  public String getExceptionMessage() {
    return job.getExceptionMessage();
  }

  @Override
  public String getJobHandlerType() {
    return job.getJobHandlerType();
  }

  @Override
  public String getJobHandlerConfiguration() {
    return job.getJobHandlerConfiguration();
  }

  @Override
  public String getTenantId() {
    return job.getTenantId();
  }

  /** Names the variables without their values, which are nobody's business in a log. */
  @Override
  public String toString() {
    return job + " " + variables.keySet();
  }

  @Override
  public String getCorrelationId() {
    return job.getCorrelationId();
  }

  @Override
  public int getPriority() {
    return job.getPriority();
  }

  @Override
  public String getExceptionType() {
    return job.getExceptionType();
  }

  @Override
  public Date getFailedSince() {
    return job.getFailedSince();
  }

  @Override
  public int getFailures() {
    return job.getFailures();
  }
}
