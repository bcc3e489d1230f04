package io.millrace.common.internal.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Sets how many tries a job has left. Returns the job as it is then. */
public record SetJobRetriesCommand(String jobId, JobKind kind, int retries)
    implements Command<JobEntity> {

  @Override
  public JobEntity execute(CommandContext context) {
    check(retries);
    var job = kind.lock(jobId, "set the tries of", context);
    job.retries(retries);
    return job;
  }

  static void check(int retries) {
    if (retries < 1) {
      throw new BadArgumentException(
          "Cannot give a job "
              + retries
              + " tries. Give it 1 or more, or move it to the dead letters.");
    }
  }
}
