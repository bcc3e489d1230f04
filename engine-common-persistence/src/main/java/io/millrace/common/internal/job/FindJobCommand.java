package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;

/** Returns a job of any state; null if there is none. */
public record FindJobCommand(String jobId) implements Command<JobEntity> {

  @Override
  public JobEntity execute(CommandContext context) {
    context.unitOfWork().flush();
    return context.unitOfWork().find(JobEntity.TABLE, ExternalIds.parse(jobId));
  }
}
