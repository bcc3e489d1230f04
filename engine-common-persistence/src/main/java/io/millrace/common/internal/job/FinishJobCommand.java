package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.LastingConflictException;

/** Does what is left of a job in a transaction of its own. */
record FinishJobCommand(JobAhead job, JobDispatcher dispatcher) implements Command<Void> {

  /**
   * Finishes the job.
   *
   * @throws LastingConflictException if its work has to be done again
   */
  @Override
  public Void execute(CommandContext context) {
    try {
      new JobTurn(job.claimed(), dispatcher, context).finish(job.rest());
      return null;
    } catch (StaleWorkException e) {
      throw new LastingConflictException(e.text());
    }
  }
}
