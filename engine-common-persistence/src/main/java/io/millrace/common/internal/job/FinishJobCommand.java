package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Does what is left of a job in a transaction of its own. */
record FinishJobCommand(JobAhead job, JobDispatcher dispatcher) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    new JobTurn(job.claimed(), dispatcher, context).finish(job.rest());
    return null;
  }
}
