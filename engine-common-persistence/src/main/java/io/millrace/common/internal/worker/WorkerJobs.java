package io.millrace.common.internal.worker;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.job.JobState;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/**
 * The jobs of workers outside the engine. A worker may do with a job what it likes as long as it
 * holds it: the row of the job is locked, and its owner compared, in the transaction that acts, so
 * that a worker whose job was taken over changes nothing.
 *
 * <p>Scopes are added while the engines are built; then it is only read. Thread-safe.
 */
public final class WorkerJobs {

  private final FamilyLock lock;
  private final Jobs jobs;
  private final Map<String, WorkerScope> scopes = new TreeMap<>();

  /** Creates the jobs of the engines on one schema. */
  public WorkerJobs(FamilyLock lock, Jobs jobs) {
    this.lock = lock;
    this.jobs = jobs;
  }

  /** Adds an engine whose elements wait for workers. */
  public void add(WorkerScope scope) {
    scopes.put(scope.scopeType(), scope);
  }

  Jobs jobs() {
    return jobs;
  }

  /** Returns the scope types whose jobs this engine can lend. */
  Collection<String> scopeTypes() {
    return scopes.keySet();
  }

  WorkerScope scope(JobEntity job) {
    var scope = scopes.get(job.scopeType());
    if (scope == null) {
      throw new IllegalStateEngineException(
          "Cannot go on after "
              + job
              + ": no engine of this node knows its element. Complete it on a node with the engine"
              + " that created it.");
    }
    return scope;
  }

  /**
   * Returns the result that the failure of a worker means by the model; null if it is a failure
   * like any other, or no engine of this node knows the element.
   */
  WorkerResult meaning(
      JobEntity job, FailWorkerJobCommand.Report report, int left, CommandContext context) {
    var scope = scopes.get(job.scopeType());
    return scope == null ? null : scope.meaning(job, report, left, context);
  }

  /** Lets what waits for a job go on, whose family is locked. */
  void end(JobEntity job, WorkerResult result, CommandContext context) {
    var scope = scope(job);
    jobs.outside().done(context, job);
    scope.done(job, result, context);
  }

  /** Locks the row of a job that a worker holds. */
  static JobEntity lock(HeldJob held, CommandContext context) {
    return held.check(Jobs.lock(context, ExternalIds.parse(held.jobId())));
  }

  /** Locks the family of a job that a worker holds, and its row, in one trip. */
  JobEntity lockWithFamily(HeldJob held, CommandContext context) {
    context.unitOfWork().flush();
    var id = ExternalIds.parse(held.jobId());
    var rows = lock.acquire(context, RootOf.JOB, id, Jobs.lockById(id));
    return held.check(Jobs.first(rows.get(0)));
  }

  /**
   * A job that a worker says it holds.
   *
   * @param jobId the job
   * @param workerId the worker
   * @param purpose what it wants to do with the job, in a word, for messages
   */
  public record HeldJob(String jobId, String workerId, String purpose) {

    private JobEntity check(JobEntity job) {
      if (job == null || !job.isForWorkers()) {
        throw new ObjectNotFoundException(
            cannot()
                + "there is no such job (any more): it was completed, or what waited for it has"
                + " ended. Drop the work.");
      }
      if (job.state() != JobState.EXTERNAL) {
        throw new IllegalStateEngineException(
            cannot()
                + (job.state() == JobState.SUSPENDED
                    ? "what it belongs to is suspended, and the lock is lost. Acquire it again later."
                    : "it is a dead letter. Give it new tries and acquire it again."));
      }
      if (!workerId.equals(job.lockOwner())) {
        throw new IllegalStateEngineException(
            cannot()
                + (job.lockOwner() == null
                    ? "no worker holds it. Acquire it first."
                    : "the worker '"
                        + job.lockOwner()
                        + "' holds it until "
                        + job.lockExpirationTime()
                        + ". Drop the work, or ask for a longer lock the next time."));
      }
      return job;
    }

    private String cannot() {
      return "Cannot "
          + purpose
          + " the external worker job '"
          + jobId
          + "' as worker '"
          + workerId
          + "': ";
    }
  }
}
