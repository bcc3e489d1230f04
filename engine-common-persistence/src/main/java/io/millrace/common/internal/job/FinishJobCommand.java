package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Does what is left of a job in a transaction of its own.
 *
 * <p>From the lock on the row stays locked until the end, so a job that runs longer than its lease
 * is not claimed by another node; and if it was claimed, changed or deleted before the row was
 * locked, all that was done in this transaction is undone.
 *
 * @param job the job
 * @param waits whether to wait for the family's lock if others hold it
 */
record FinishJobCommand(JobAhead job, boolean waits, JobDispatcher dispatcher)
    implements Command<Boolean> {

  /**
   * Finishes the job.
   *
   * @return false if others hold its family and they are not to be waited for; nothing is done then
   * @throws StaleRemainderException if its work has to be done again
   * @throws JobLostException if the job is this node's no more
   */
  @Override
  public Boolean execute(CommandContext context) {
    var turn = new JobTurn(job.claimed(), dispatcher, context);
    try {
      if (!waits && !turn.lockIfFree()) {
        return false;
      }
      turn.finish(job.rest());
      return true;
    } catch (StaleWorkException e) {
      throw new StaleRemainderException(e);
    }
  }
}
