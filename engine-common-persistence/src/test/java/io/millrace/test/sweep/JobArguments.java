package io.millrace.test.sweep;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchOperations;
import io.millrace.common.batch.BatchPart;
import io.millrace.common.job.ExternalWorkerOperations;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobOperations;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the jobs and batches of a scenario answer.
 *
 * @param arguments takes what they answer
 * @param management the service for jobs
 * @param <M> its type
 */
public record JobArguments<M extends JobOperations & ExternalWorkerOperations & BatchOperations>(
    Arguments arguments, M management) {

  /** Adds it. */
  public void add() {
    jobs();
    batches();
    calls();
  }

  private List<Job> allJobs() {
    return Stream.of(
            management.createJobQuery(),
            management.createTimerJobQuery(),
            management.createSuspendedJobQuery(),
            management.createDeadLetterJobQuery(),
            management.createExternalWorkerJobQuery())
        .flatMap(query -> query.list().stream())
        .map(job -> (Job) job)
        .toList();
  }

  private void jobs() {
    arguments
        .from(allJobs(), "jobId", Job::getId)
        .from(allJobs(), "correlationId", Job::getCorrelationId)
        .from(allJobs(), "scopeId", Job::getScopeId)
        .from(allJobs(), "subScopeId", Job::getSubScopeId)
        .from(allJobs(), "scopeType", Job::getScopeType)
        .from(allJobs(), "scopeDefinitionId", Job::getScopeDefinitionId)
        .from(allJobs(), "elementId", Job::getElementId)
        .from(allJobs(), "elementName", Job::getElementName)
        .from(allJobs(), "category", Job::getCategory)
        .from(allJobs(), "handlerType", Job::getJobHandlerType)
        .from(allJobs(), "exceptionType", Job::getExceptionType)
        .from(allJobs(), "exceptionMessage", Job::getExceptionMessage)
        .from(allJobs(), "lockOwner", Job::getLockOwner)
        .of("topic", "shipping", "labels");
  }

  private void batches() {
    var batches = management.getAllBatches();
    var parts = management.createBatchPartQuery().list();
    arguments
        .from(batches, "batchId", Batch::getId)
        .from(batches, "batchType", Batch::getBatchType)
        .from(batches, "BatchQuery.status", Batch::getStatus)
        .from(batches, "searchKey", Batch::getBatchSearchKey)
        .from(batches, "searchKey2", Batch::getBatchSearchKey2)
        .from(batches, "batchSearchKey", Batch::getBatchSearchKey)
        .from(batches, "batchSearchKey2", Batch::getBatchSearchKey2)
        .from(parts, "BatchPartQuery.scopeId", BatchPart::getScopeId)
        .from(parts, "BatchPartQuery.scopeType", BatchPart::getScopeType)
        .from(parts, "BatchPartQuery.id", BatchPart::getId)
        .from(parts, "BatchPartQuery.type", BatchPart::getType)
        .from(parts, "BatchPartQuery.status", BatchPart::getStatus);
  }

  private void calls() {
    var jobs = allJobs();
    for (var state : List.of("", "Timer", "Suspended", "DeadLetter")) {
      arguments.from(jobs, "get" + state + "JobExceptionStacktrace", Job::getId);
    }
    var batches = management.getAllBatches();
    arguments
        .from(jobs, "getExternalWorkerJobErrorDetails", Job::getId)
        .from(jobs, "findJobByCorrelationId", Job::getCorrelationId)
        .from(batches, "findBatchesBySearchKey", Batch::getBatchSearchKey)
        .from(batches, "findBatchPartsByBatchId", Batch::getId)
        .from(batches, "getBatchDocument", Batch::getId)
        .from(batches, "getBatchSummary", Batch::getId)
        .from(management.createBatchPartQuery().list(), "getBatchPart", BatchPart::getId)
        .from(management.createBatchPartQuery().list(), "getBatchPartDocument", BatchPart::getId);
    batches.forEach(
        batch ->
            arguments.these(
                "findBatchPartsByBatchIdAndStatus", batch.getId(), BatchPart.STATUS_WAITING));
  }
}
