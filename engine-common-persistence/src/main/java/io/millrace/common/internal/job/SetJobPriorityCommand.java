package io.millrace.common.internal.job;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;

/** Makes a job of any state more or less urgent. */
public record SetJobPriorityCommand(String jobId, int priority) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var job = Jobs.lock(context, ExternalIds.parse(jobId));
    if (job == null) {
      throw new ObjectNotFoundException(
          "Cannot set the priority of the job '" + jobId + "': it is gone. It may have run.");
    }
    job.priority(priority);
    return null;
  }
}
