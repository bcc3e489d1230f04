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
 * @param withFamily whether it is to be noted under the lock of the job's family
 */
record RecordJobFailureCommand(
    JobEntity tried,
    Throwable cause,
    JobFailure failure,
    Predicate<JobEntity> still,
    boolean withFamily,
    JobRetries retries)
    implements Command<NotedFailure> {

  /** Creates the command that locks the family if the job has no further try. */
  RecordJobFailureCommand(
      JobEntity tried,
      Throwable cause,
      JobFailure failure,
      Predicate<JobEntity> still,
      JobRetries retries) {
    this(tried, cause, failure, still, JobRetries.isLast(tried, failure), retries);
  }

  long jobId() {
    return tried.id();
  }

  /** Returns the same, to be noted under the lock of the job's family. */
  RecordJobFailureCommand inFamily() {
    return new RecordJobFailureCommand(tried, cause, failure, still, true, retries);
  }

  /**
   * Returns what became of the job; null if it was not touched.
   *
   * @throws LastTryException if somebody took its further tries meanwhile, so that its family has
   *     to be locked first
   */
  @Override
  public NotedFailure execute(CommandContext context) {
    var job = retries.lock(tried, withFamily, context);
    if (job == null || !still.test(job)) {
      return null;
    }
    if (!withFamily && JobRetries.isLast(job, failure)) {
      throw new LastTryException();
    }
    return new NotedFailure(job, retries.failed(job, cause, failure, context));
  }
}
