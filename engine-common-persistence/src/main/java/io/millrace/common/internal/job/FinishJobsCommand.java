package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Does what is left of several jobs in one transaction. Of several families it waits for nobody's
 * lock, and in none of them for user code.
 *
 * @param jobs the jobs
 */
record FinishJobsCommand(List<JobAhead> jobs, JobDispatcher dispatcher)
    implements Command<List<JobAhead>> {

  /**
   * Returns those it left alone: others hold their families, or they are this node's no more.
   *
   * @throws UnfitJobException naming the job that stands in the way of all
   */
  @Override
  public List<JobAhead> execute(CommandContext context) {
    context.refuseUserCode();
    var held = dispatcher.lockTogether(jobs.stream().map(JobAhead::claimed).toList(), context);
    var left = new ArrayList<JobAhead>();
    var families = new HashSet<Long>();
    for (var job : jobs) {
      var stored = held.get(job.claimed().id());
      if (isStillThere(stored, job)) {
        if (!families.add(stored.rootInstanceId())) {
          context.unitOfWork().flush(); // so that variables that the one before has set tell it
        }
        finish(job, stored, context);
      } else {
        left.add(job);
      }
    }
    return left;
  }

  /** A job of the same family may have canceled it just now. */
  private static boolean isStillThere(JobEntity stored, JobAhead job) {
    return stored != null && !stored.isDeleted() && stored.isHeldAs(job.claimed());
  }

  private void finish(JobAhead job, JobEntity stored, CommandContext context) {
    try {
      dispatcher.begin(stored, context);
      dispatcher.finish(stored, job.rest(), context);
    } catch (RuntimeException | Error e) {
      throw new UnfitJobException(job, e);
    }
  }
}
