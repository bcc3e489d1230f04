package io.millrace.common.internal.worker;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import java.util.List;
import java.util.Map;

/** The port to the engine whose elements wait for workers. Stateless; one per engine. */
public interface WorkerScope {

  /** Returns what jobs of this engine carry as their scope type. */
  String scopeType();

  /** Reads what {@link #variables} needs for some jobs, in few trips. */
  void readAhead(List<JobEntity> jobs, CommandContext context);

  /** Returns what a worker is to see of the element that waits for a job, without a lock. */
  Map<String, Object> variables(JobEntity job, CommandContext context);

  /**
   * Returns the result that the failure of a worker means by the model; null if it is a failure
   * like any other. The family is locked.
   *
   * @param left how many tries are left after it
   */
  default WorkerResult meaning(
      JobEntity job, FailWorkerJobCommand.Report report, int left, CommandContext context) {
    return null;
  }

  /** Moves on: a worker is done with a job, whose row is deleted and whose family is locked. */
  void done(JobEntity job, WorkerResult result, CommandContext context);
}
