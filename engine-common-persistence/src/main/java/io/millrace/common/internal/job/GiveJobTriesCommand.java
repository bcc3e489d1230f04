package io.millrace.common.internal.job;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.job.JobState;

/** Sets how many tries a job of any kind has left; a dead letter can run again. */
public record GiveJobTriesCommand(long jobId, int retries, Jobs jobs) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    SetJobRetriesCommand.check(retries);
    var job = Jobs.lock(context, jobId);
    if (job == null) {
      throw new ObjectNotFoundException(
          "Cannot set the tries of the job '" + jobId + "': it is gone. It may have run.");
    }
    job.retries(retries);
    if (job.state() == JobState.DEAD_LETTER) {
      jobs.deadLetters().tryAgain(context, job);
    }
    return null;
  }
}
