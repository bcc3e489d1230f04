package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.Predicate;

/**
 * Notes in a transaction of its own that a try failed, and what happens with the job next.
 *
 * @param tried the job as it was tried
 * @param cause what was thrown
 * @param failure what it means and what is kept of it
 * @param still tells whether the job is still as it was tried; otherwise it is not touched
 */
record RecordJobFailureCommand(
    JobEntity tried,
    Throwable cause,
    JobFailure failure,
    Predicate<JobEntity> still,
    JobRetries retries)
    implements Command<NotedFailure> {

  long jobId() {
    return tried.id();
  }

  /** Returns what became of the job; null if it was not touched. */
  @Override
  public NotedFailure execute(CommandContext context) {
    var job = retries.lock(tried, failure, context);
    if (job == null || !still.test(job)) {
      return null;
    }
    return new NotedFailure(job, retries.failed(job, cause, failure, context));
  }
}
