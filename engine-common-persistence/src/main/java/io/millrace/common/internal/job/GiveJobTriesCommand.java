package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.job.JobState;

/** Sets how many tries a job of any kind has left; a dead letter can run again. Returns the job. */
public record GiveJobTriesCommand(String jobId, int retries, Jobs jobs)
    implements Command<JobEntity> {

  @Override
  public JobEntity execute(CommandContext context) {
    SetJobRetriesCommand.check(retries);
    var job = JobKind.ANY.lock(jobId, "set the tries of", context);
    job.retries(retries);
    if (job.state() == JobState.DEAD_LETTER) {
      jobs.deadLetters().tryAgain(context, job);
    }
    return job;
  }
}
