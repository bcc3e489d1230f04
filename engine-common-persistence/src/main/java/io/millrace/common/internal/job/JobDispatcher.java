package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.job.Job;

/**
 * Leads a job to its handler: under the lock of its family, with its row locked and taken off its
 * owner. Thread-safe.
 */
final class JobDispatcher {

  private final FamilyLock lock;
  private final Jobs jobs;
  private final JobHandlers handlers;

  JobDispatcher(FamilyLock lock, Jobs jobs, JobHandlers handlers) {
    this.lock = lock;
    this.jobs = jobs;
    this.handlers = handlers;
  }

  /** Refuses a job that this engine has no handler for. */
  void checkHandler(JobEntity job) {
    handlers.of(job);
  }

  /** Refuses the deletion of a job that is needed; one without a handler here may go. */
  void checkDeletion(JobEntity job) {
    var handler = handlers.find(job);
    if (handler != null) {
      handler.checkDeletion(job);
    }
  }

  /** Tells whether what a job belongs to is suspended. */
  boolean rests(JobEntity job, CommandContext context) {
    return jobs.rests(context, job);
  }

  /** Runs what the handler does before the lock. */
  void beforeLock(JobEntity claimed, CommandContext context) {
    handlers.of(claimed).beforeLock(claimed, context);
  }

  /**
   * Locks the family of a job, reads its trees, and locks the job's row, in one trip; returns the
   * job, or null if it is gone.
   */
  JobEntity lockWithFamily(long id, CommandContext context) {
    return Jobs.first(lock.acquire(context, RootOf.JOB, id, Jobs.lockById(id)).get(0));
  }

  /**
   * Does a job's work and all that follows from it.
   *
   * <p>The job is gone when its handler begins, and the next one of a cycle is there, so that
   * whatever the handler cancels with the owner includes it.
   */
  void dispatch(JobEntity job, CommandContext context) {
    var handler = handlers.of(job);
    jobs.remove(context, job);
    if (job.type().equals(Job.JOB_TYPE_TIMER)) {
      jobs.repeat(context, job);
      jobs.tell(listener -> listener.fired(job, context));
    }
    handler.execute(job, context);
    context.agenda().run();
    jobs.tell(listener -> listener.succeeded(job, context));
  }
}
