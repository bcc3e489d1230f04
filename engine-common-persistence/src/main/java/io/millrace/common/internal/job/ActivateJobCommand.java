package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Lets a job go on that rests. Returns the job as it is then. */
public record ActivateJobCommand(String jobId, Jobs jobs) implements Command<JobEntity> {

  @Override
  public JobEntity execute(CommandContext context) {
    var job = JobKind.SUSPENDED.lock(jobId, "activate the job", context);
    if (jobs.rest().rests(context, job)) {
      throw new IllegalStateEngineException(
          "Cannot activate the " + job + ": what it belongs to is suspended. Activate that.");
    }
    job.activate(context.now());
    jobs.wakeUp(context, job);
    return job;
  }
}
