package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.job.JobState;

/** Decides what becomes of a job whose try failed. Thread-safe. */
final class JobRetries {

  private static final int SHORT_PAUSE = 1;

  private final Jobs jobs;
  private final RetryCycles cycles;
  private final JobHandlers handlers;

  JobRetries(Jobs jobs, RetryCycles cycles, JobHandlers handlers) {
    this.handlers = handlers;
    this.jobs = jobs;
    this.cycles = cycles;
  }

  /** Lets the job wait for its next try, or makes it a dead letter. */
  void failed(JobEntity job, Throwable cause, JobFailure failure, CommandContext context) {
    if (failure.kind() == FailureKind.PASSING) {
      job.release(RetryCycles.sooner(context.now(), context.now().plusSeconds(SHORT_PAUSE)));
      jobs.wakeUp(context, job);
      return;
    }
    job.failed(failure, context.now());
    jobs.tell(listener -> listener.failed(job, cause, context));
    var last = failure.kind() == FailureKind.FINAL || job.retries() <= 1;
    var handler = handlers.find(job);
    if (handler != null && handler.failed(job, failure, cause, last, context)) {
      jobs.remove(context, job);
    } else if (last) {
      bury(job, context);
    } else {
      job.retries(job.retries() - 1);
      job.waitForTry(cycles.nextTry(job, context));
      jobs.wakeUp(context, job);
    }
  }

  private void bury(JobEntity job, CommandContext context) {
    var wasDead = job.state() == JobState.DEAD_LETTER;
    job.bury();
    if (!wasDead) {
      jobs.tell(listener -> listener.buried(job, context));
    }
  }
}
