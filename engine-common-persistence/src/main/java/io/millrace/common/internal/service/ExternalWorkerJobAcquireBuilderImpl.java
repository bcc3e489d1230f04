package io.millrace.common.internal.service;

import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.worker.AcquireWorkerJobsCommand;
import io.millrace.common.internal.worker.WantedJobs;
import io.millrace.common.job.AcquiredExternalWorkerJob;
import io.millrace.common.job.ExternalWorkerJobAcquireBuilder;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Collects which jobs a worker wants. Used by one thread. */
final class ExternalWorkerJobAcquireBuilderImpl implements ExternalWorkerJobAcquireBuilder {

  private static final Check CHECK = new Check("ExternalWorkerJobAcquireBuilder");

  private static final int MOST_AT_ONCE = 1_000;
  private static final int MOST_TOPICS = 100;

  private final WorkerParts parts;
  private final Map<String, Duration> topics = new HashMap<>();
  private String scopeType;
  private String tenantId;

  ExternalWorkerJobAcquireBuilderImpl(WorkerParts parts) {
    this.parts = parts;
  }

  @Override
  public ExternalWorkerJobAcquireBuilder topic(String topic, Duration lockDuration) {
    var name = CHECK.text("topic", "topic", topic);
    if (topics.size() == MOST_TOPICS && !topics.containsKey(name)) {
      throw CHECK.refused(
          "topic", "topic", "is one more than " + MOST_TOPICS + ". Ask for the others apart.");
    }
    topics.put(name, WorkerCalls.positive(CHECK, "topic", lockDuration));
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
    if (topics.isEmpty()) {
      throw CHECK.refused(method, "topic", "is not set. Call topic() first.");
    }
    var wanted = new WantedJobs(topics, scopeType, tenantId);
    return parts
        .commands()
        .execute(new AcquireWorkerJobsCommand(wanted, numberOfTasks, worker, parts.workers()));
  }
}
