package io.millrace.common.internal.service;

import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.worker.AcquireWorkerJobsCommand;
import io.millrace.common.internal.worker.WantedJobs;
import io.millrace.common.job.AcquiredExternalWorkerJob;
import io.millrace.common.job.ExternalWorkerJobAcquireBuilder;
import java.time.Duration;
import java.util.List;

/** Collects which jobs a worker wants. Used by one thread. */
final class ExternalWorkerJobAcquireBuilderImpl implements ExternalWorkerJobAcquireBuilder {

  private static final Check CHECK = new Check("ExternalWorkerJobAcquireBuilder");

  private static final int MOST_AT_ONCE = 1_000;

  private final WorkerParts parts;
  private String topic;
  private Duration lockDuration;
  private String scopeType;
  private String tenantId;

  ExternalWorkerJobAcquireBuilderImpl(WorkerParts parts) {
    this.parts = parts;
  }

  @Override
  public ExternalWorkerJobAcquireBuilder topic(String topic, Duration lockDuration) {
    this.topic = CHECK.text("topic", "topic", topic);
    this.lockDuration = WorkerCalls.positive("topic", lockDuration);
    return this;
  }

  @Override
  public ExternalWorkerJobAcquireBuilder onlyBpmn() {
    return scopeType(ScopeTypes.BPMN);
  }

  @Override
  public ExternalWorkerJobAcquireBuilder onlyCmmn() {
    return scopeType(ScopeTypes.CMMN);
  }

  @Override
  public ExternalWorkerJobAcquireBuilder scopeType(String scopeType) {
    this.scopeType = CHECK.text("scopeType", "scopeType", scopeType);
    return this;
  }

  @Override
  public ExternalWorkerJobAcquireBuilder tenantId(String tenantId) {
    this.tenantId = CHECK.given("tenantId", "tenantId", tenantId);
    return this;
  }

  @Override
  public List<AcquiredExternalWorkerJob> acquireAndLock(int numberOfTasks, String workerId) {
    var method = "acquireAndLock";
    if (numberOfTasks < 1 || numberOfTasks > MOST_AT_ONCE) {
      throw CHECK.refused(
          method, "numberOfTasks", "is " + numberOfTasks + ". Pass 1 to " + MOST_AT_ONCE + ".");
    }
    var worker = CHECK.text(method, "workerId", workerId);
    var wanted =
        new WantedJobs(
            CHECK.given(method, "topic, which topic() sets,", topic),
            lockDuration,
            scopeType,
            tenantId);
    return parts
        .commands()
        .execute(new AcquireWorkerJobsCommand(wanted, numberOfTasks, worker, parts.workers()));
  }
}
