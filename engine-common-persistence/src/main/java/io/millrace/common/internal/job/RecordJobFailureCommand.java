package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.Predicate;

/**
 * Notes in a transaction of its own that a try failed, and what happens with the job next.
 *
 * @param failed the try
 * @param still tells whether the job is still as it was tried; otherwise it is not touched
 * @param withFamily whether it is to be noted under the lock of the job's family
 * @param quiet whether listeners of events and handlers of incidents hear nothing of it
 */
record RecordJobFailureCommand(
    FailedTry failed,
    Predicate<JobEntity> still,
    boolean withFamily,
    boolean quiet,
    JobRetries retries)
    implements Command<NotedFailure> {

  /** Creates the command that locks the family if the job has no further try. */
  RecordJobFailureCommand(FailedTry failed, Predicate<JobEntity> still, JobRetries retries) {
    this(failed, still, JobRetries.isLast(failed.job(), failed.failure()), false, retries);
  }

  /** Returns the same, to be noted under the lock of the job's family. */
  RecordJobFailureCommand inFamily() {
    return new RecordJobFailureCommand(failed, still, true, quiet, retries);
  }

  /**
   * Returns the same, to be noted without telling listeners of events and handlers of incidents.
   */
  RecordJobFailureCommand quietly() {
    return new RecordJobFailureCommand(failed, still, withFamily, true, retries);
  }

  /**
   * Returns what became of the job; null if it was not touched.
   *
   * @throws LastTryException if somebody took its further tries meanwhile, so that its family has
   *     to be locked first
   */
  @Override
  public NotedFailure execute(CommandContext context) {
    if (quiet) {
      context.quiet();
    }
    var job = retries.lock(failed.job(), withFamily, context);
    if (job == null || !still.test(job)) {
      return null;
    }
    if (!withFamily && JobRetries.isLast(job, failed.failure())) {
      throw new LastTryException();
    }
    return retries.failed(job, failed, context);
  }
}
