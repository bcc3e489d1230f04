package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Puts a job aside, so that it does not run until somebody moves it back. Returns the job as it is
 * then.
 */
public record MoveJobToDeadLetterCommand(String jobId, Jobs jobs) implements Command<JobEntity> {

  @Override
  public JobEntity execute(CommandContext context) {
    var job = JobKind.TIMER_OR_EXECUTABLE.lockIdle(jobId, "put aside the job", context);
    job.bury();
    jobs.tell(listener -> listener.buried(job, context));
    return job;
  }
}
