package io.millrace.common.internal.service;

import io.millrace.common.internal.job.DeleteJobCommand;
import io.millrace.common.internal.job.JobKind;
import io.millrace.common.internal.job.JobStackTraceCommand;
import io.millrace.common.internal.worker.ExtendWorkerLockCommand;
import io.millrace.common.internal.worker.ReleaseAllOfWorkerCommand;
import io.millrace.common.internal.worker.ReleaseWorkerJobCommand;
import io.millrace.common.internal.worker.WorkerJobs.HeldJob;
import io.millrace.common.job.ExternalWorkerJobAcquireBuilder;
import io.millrace.common.job.ExternalWorkerJobFailureBuilder;
import io.millrace.common.job.ExternalWorkerJobQuery;
import io.millrace.common.job.ExternalWorkerOperations;
import java.time.Duration;

/**
 * The calls about jobs of workers, which both engines' management services have under the same
 * names. Checks the arguments, runs a command, nothing else. Thread-safe.
 */
public interface WorkerCalls extends ExternalWorkerOperations {

  /** Returns what the calls work with. */
  WorkerParts workers();

  /** Returns what checks the arguments. */
  Check check();

  /** Returns a job that a worker says it holds. */
  default HeldJob held(String method, String jobId, String workerId, String purpose) {
    return new HeldJob(
        check().text(method, "jobId", jobId), check().text(method, "workerId", workerId), purpose);
  }

  @Override
  default ExternalWorkerJobQuery createExternalWorkerJobQuery() {
    return workers().queries().externalWorkerJobs();
  }

  @Override
  default ExternalWorkerJobAcquireBuilder createExternalWorkerJobAcquireBuilder() {
    return new ExternalWorkerJobAcquireBuilderImpl(workers());
  }

  @Override
  default ExternalWorkerJobFailureBuilder createExternalWorkerJobFailureBuilder(
      String externalJobId, String workerId) {
    var method = "createExternalWorkerJobFailureBuilder";
    return new ExternalWorkerJobFailureBuilderImpl(
        held(method, externalJobId, workerId, "report the failure of"), workers());
  }

  @Override
  default void unacquireExternalWorkerJob(String jobId, String workerId) {
    var held = held("unacquireExternalWorkerJob", jobId, workerId, "give back");
    workers().commands().execute(new ReleaseWorkerJobCommand(held));
  }

  @Override
  default void unacquireAllExternalWorkerJobsForWorker(String workerId) {
    var worker = check().text("unacquireAllExternalWorkerJobsForWorker", "workerId", workerId);
    workers().commands().execute(new ReleaseAllOfWorkerCommand(worker, null));
  }

  @Override
  default void unacquireAllExternalWorkerJobsForWorker(String workerId, String tenantId) {
    var method = "unacquireAllExternalWorkerJobsForWorker";
    var worker = check().text(method, "workerId", workerId);
    var tenant = check().given(method, "tenantId", tenantId);
    workers().commands().execute(new ReleaseAllOfWorkerCommand(worker, tenant));
  }

  @Override
  default void extendExternalWorkerJobLock(String jobId, String workerId, Duration lockDuration) {
    var method = "extendExternalWorkerJobLock";
    var held = held(method, jobId, workerId, "extend the lock of");
    var duration = positive(check(), method, lockDuration);
    workers().commands().execute(new ExtendWorkerLockCommand(held, duration));
  }

  /** Returns how long a lock is to be held. */
  static Duration positive(Check check, String method, Duration duration) {
    if (check.given(method, "lockDuration", duration).isNegative() || duration.isZero()) {
      throw check.refused(
          method, "lockDuration", "is not positive. Pass how long the work may take.");
    }
    return duration;
  }

  @Override
  default String getExternalWorkerJobErrorDetails(String jobId) {
    var id = check().text("getExternalWorkerJobErrorDetails", "jobId", jobId);
    return workers().commands().execute(new JobStackTraceCommand(id, JobKind.EXTERNAL));
  }

  @Override
  default void deleteExternalWorkerJob(String jobId) {
    var id = check().text("deleteExternalWorkerJob", "jobId", jobId);
    workers().commands().execute(new DeleteJobCommand(id, JobKind.EXTERNAL, workers().jobs()));
  }
}
