package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Makes a timer due now. Returns the job as it is then. */
public record MoveTimerToExecutableCommand(String jobId, Jobs jobs) implements Command<JobEntity> {

  @Override
  public JobEntity execute(CommandContext context) {
    var job = JobKind.TIMER.lock(jobId, "make due now the timer", context);
    job.makeExecutable(context.now());
    jobs.wakeUp(context, job);
    return job;
  }
}
