package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Runs a job that this node has claimed.
 *
 * <p>The row stays locked until the end, so a job that runs longer than its lease is not claimed by
 * another node; and if it was claimed, changed or deleted before the row was locked, nothing
 * happens.
 *
 * @param claimed the job as it was claimed
 */
record RunClaimedJobCommand(JobEntity claimed, JobDispatcher dispatcher) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    dispatcher.beforeLock(claimed, context);
    var job = dispatcher.lockWithFamily(claimed.id(), context);
    if (job != null && job.isHeldAs(claimed)) {
      dispatcher.dispatch(job, context);
    }
    return null;
  }
}
