package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.job.JobState;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** Decides what becomes of a job whose try failed. Thread-safe. */
final class JobRetries {

  private static final Duration PAUSE = Duration.ofSeconds(10);
  private static final Duration SHORT_PAUSE = Duration.ofSeconds(1);

  private final Jobs jobs;
  private final JobHandlers handlers;

  JobRetries(Jobs jobs, JobHandlers handlers) {
    this.jobs = jobs;
    this.handlers = handlers;
  }

  /** Lets the job wait for its next try, or makes it a dead letter. */
  void failed(JobEntity job, Throwable cause, JobFailure failure, CommandContext context) {
    if (failure.kind() == FailureKind.PASSING) {
      job.release(context.now().plus(shortened(SHORT_PAUSE)));
      jobs.wakeUp(context, job);
      return;
    }
    job.failed(failure, context.now());
    jobs.tell(listener -> listener.failed(job, cause, context));
    if (failure.kind() == FailureKind.FINAL || job.retries() <= 1) {
      bury(job, context);
    } else {
      job.retries(job.retries() - 1);
      job.waitUntil(context.now().plus(shortened(PAUSE)));
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

  /** Takes up to a fifth away, so that jobs that failed together do not come back together. */
  private static Duration shortened(Duration pause) {
    return pause.minusMillis(ThreadLocalRandom.current().nextLong(pause.toMillis() / 5));
  }
}
