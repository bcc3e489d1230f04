package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Runs a job that this node has claimed.
 *
 * <p>From the lock on the row stays locked until the end, so a job that runs longer than its lease
 * is not claimed by another node; and if it was claimed, changed or deleted before the row was
 * locked, all that was done is undone.
 *
 * @param claimed the job as it was claimed
 */
record RunClaimedJobCommand(JobEntity claimed, JobDispatcher dispatcher) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    new JobTurn(claimed, dispatcher, context).run();
    return null;
  }
}
