package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Lets one job rest until it is activated. */
public record SuspendJobCommand(String jobId, Jobs jobs) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    jobs.rest().suspend(JobKind.AWAKE.lockIdle(jobId, "suspend the job", context));
    return null;
  }
}
