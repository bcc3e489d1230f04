package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.Glimpse;

/**
 * Does of a job that this node has claimed what needs no lock; all of it where the two cannot be
 * parted. Returns what is left, or null.
 *
 * @param claimed the job as it was claimed
 * @param begun when its try began, for what is measured
 * @param glimpse its family as it was a moment ago, with others; null where that was not read
 */
record PrepareJobCommand(JobEntity claimed, long begun, Glimpse glimpse, JobDispatcher dispatcher)
    implements Command<JobAhead> {

  @Override
  public JobAhead execute(CommandContext context) {
    if (glimpse != null) {
      context.attachment(Glimpse.class, c -> glimpse);
    }
    return new JobTurn(claimed, dispatcher, context).prepare(begun);
  }
}
