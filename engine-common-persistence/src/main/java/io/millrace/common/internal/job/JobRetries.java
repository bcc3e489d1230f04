package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;

/** Decides what becomes of a job whose try failed. Thread-safe. */
final class JobRetries {

  private final Jobs jobs;
  private final RetryCycles cycles;
  private final JobHandlers handlers;
  private final JobDispatcher dispatcher;

  JobRetries(Jobs jobs, RetryCycles cycles, JobHandlers handlers, JobDispatcher dispatcher) {
    this.dispatcher = dispatcher;
    this.handlers = handlers;
    this.jobs = jobs;
    this.cycles = cycles;
  }

  /**
   * Lets the job wait for its next try, or makes it a dead letter, unless its handler sees to what
   * follows.
   *
   * @param job the job as it is stored, locked; with its family if it has no further try
   */
  NotedFailure failed(JobEntity job, FailedTry failed, CommandContext context) {
    if (failed.passes()) {
      putBack(job, context);
      return new NotedFailure(failed, job, false);
    }
    return new NotedFailure(failed, job, fail(job, failed.cause(), failed.failure(), context));
  }

  /** What starts instances of a version that was suspended meanwhile rests with it. */
  private void putBack(JobEntity job, CommandContext context) {
    if (job.scopeId() == 0 && jobs.rest().rests(context, job)) {
      jobs.rest().suspend(job);
    } else {
      job.release(RetryCycles.soon(context.now()));
      jobs.wakeUp(context, job);
    }
  }

  private boolean fail(JobEntity job, Throwable cause, JobFailure failure, CommandContext context) {
    job.failed(failure, context.now());
    jobs.tell(listener -> listener.failed(job, cause, context));
    var last = isLast(job, failure);
    var handler = handlers.find(job);
    if (handler != null && handler.failed(job, failure, cause, last, context)) {
      jobs.remove(context, job);
      return true;
    }
    if (last) {
      jobs.deadLetters().bury(context, job);
    } else {
      job.retries(job.retries() - 1);
      job.waitForTry(cycles.nextTry(job, context));
      jobs.wakeUp(context, job);
    }
    return false;
  }

  /**
   * Tells whether a job becomes a dead letter if that try fails, unless its handler knows better.
   */
  static boolean isLast(JobEntity job, JobFailure failure) {
    return failure.kind() == FailureKind.FINAL
        || failure.kind() == FailureKind.ORDINARY && job.retries() <= 1;
  }

  /**
   * Locks a job that failed.
   *
   * @param withFamily whether to lock its family as well, which has to be if it may become a dead
   *     letter, since that opens an incident of its owner; first, as everywhere
   */
  JobEntity lock(JobEntity tried, boolean withFamily, CommandContext context) {
    if (!withFamily) {
      return Jobs.lock(context, tried.id());
    }
    context.unitOfWork().flush();
    return dispatcher.lockWithFamily(tried.id(), context);
  }
}
