package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.WorkerReport;
import io.millrace.common.internal.job.JobEntity;

/**
 * What a worker has reported about its job.
 *
 * @param job the job, as the worker held it
 * @param workerId the worker
 * @param message what went wrong in short; null for nothing
 * @param details what went wrong at length; null for nothing
 * @param left how many tries are left
 */
record ReportedWork(JobEntity job, String workerId, String message, String details, int left)
    implements WorkerReport {

  @Override
  public String getId() {
    return job.getId();
  }

  @Override
  public String getWorkerId() {
    return workerId;
  }

  @Override
  public String getTopicName() {
    return job.getTopic();
  }

  @Override
  public String getErrorMessage() {
    return message;
  }

  @Override
  public String getErrorDetails() {
    return details;
  }

  @Override
  public int getRetries() {
    return left;
  }

  @Override
  public String getActivityId() {
    return job.getElementId();
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
  public String getTenantId() {
    return job.getTenantId();
  }

  /** Names it without what the worker says. */
  @Override
  public String toString() {
    return "report about " + job;
  }
}
