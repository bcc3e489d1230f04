package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Does what is left of several jobs in one transaction, and notes those that have failed. Of
 * several families it waits for nobody's lock, and in none of them for user code.
 *
 * @param jobs the jobs
 * @param retries decides what becomes of those that have failed
 */
record FinishJobsCommand(List<JobAhead> jobs, JobDispatcher dispatcher, JobRetries retries)
    implements Command<FinishedJobs> {

  /**
   * Finishes the jobs that can be had without waiting.
   *
   * @throws UnfitJobException naming the job that stands in the way of all
   */
  @Override
  public FinishedJobs execute(CommandContext context) {
    context.refuseUserCode();
    var held = dispatcher.lockTogether(jobs.stream().map(JobAhead::claimed).toList(), context);
    var left = new ArrayList<JobAhead>();
    var failures = new ArrayList<NotedFailure>();
    var families = new HashSet<Long>();
    for (var job : jobs) {
      var stored = held.get(job.claimed().id());
      if (isStillThere(stored, job)) {
        if (!families.add(stored.rootInstanceId())) {
          context.unitOfWork().flush(); // so that variables that the one before has set tell it
        }
        finish(job, stored, failures, context);
      } else {
        left.add(job);
      }
    }
    return new FinishedJobs(left, failures);
  }

  /** A job of the same family may have canceled it just now. */
  private static boolean isStillThere(JobEntity stored, JobAhead job) {
    return stored != null && !stored.isDeleted() && stored.isHeldAs(job.claimed());
  }

  private void finish(
      JobAhead job, JobEntity stored, List<NotedFailure> failures, CommandContext context) {
    try {
      if (job.hasFailed()) {
        failures.add(retries.failed(stored, job.failed(), context));
      } else {
        dispatcher.begin(stored, context);
        dispatcher.finish(stored, job.rest(), context);
      }
    } catch (RuntimeException | Error e) {
      throw new UnfitJobException(job, e);
    }
  }
}
