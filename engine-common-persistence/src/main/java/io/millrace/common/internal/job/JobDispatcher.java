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
    return jobs.rest().rests(context, job);
  }

  /** Runs what the handler does before the lock; returns what is left to do, or null for all. */
  Runnable beforeLock(JobEntity claimed, Runnable lock, CommandContext context) {
    return handlers.of(claimed).beforeLock(claimed, lock, context);
  }

  /**
   * Locks the family of a job, reads its trees, and locks the job's row, in one trip; returns the
   * job, or null if it is gone.
   */
  JobEntity lockWithFamily(long id, CommandContext context) {
    return Jobs.first(lock.acquire(context, RootOf.JOB, id, Jobs.lockById(id)).get(0));
  }

  /** Does a job's work and all that follows from it. */
  void dispatch(JobEntity job, CommandContext context) {
    begin(job, context);
    finish(job, null, context);
  }

  /**
   * Takes a job off its owner. It is gone when its handler begins, and the next one of a cycle is
   * there, so that whatever the handler cancels with the owner includes it.
   */
  void begin(JobEntity job, CommandContext context) {
    jobs.remove(context, job);
    if (job.type().equals(Job.JOB_TYPE_TIMER)) {
      jobs.times().repeat(context, job);
      jobs.tell(listener -> listener.fired(job, context));
    }
  }

  /**
   * Does a job's work and all that follows from it.
   *
   * @param rest what is left of the work; null for all of it
   */
  void finish(JobEntity job, Runnable rest, CommandContext context) {
    if (rest == null) {
      handlers.of(job).execute(job, context);
    } else {
      rest.run();
    }
    context.agenda().run();
    jobs.tell(listener -> listener.succeeded(job, context));
  }
}
