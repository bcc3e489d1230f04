package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.job.JobState;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Runs a job now, due or not, also a dead letter.
 *
 * @param jobId the id as the caller gave it
 * @param tried takes the job once it is sure that it may be tried
 */
record ExecuteJobCommand(String jobId, JobDispatcher dispatcher, AtomicReference<JobEntity> tried)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var job = dispatcher.lockWithFamily(ExternalIds.parse(jobId), context);
    check(job, context);
    tried.set(job);
    dispatcher.dispatch(job, context);
    return null;
  }

  private void check(JobEntity job, CommandContext context) {
    if (job == null) {
      throw new ObjectNotFoundException(
          "Cannot execute the job '" + jobId + "': there is none with this id.");
    }
    if (job.isHeld(context.now())) {
      throw new IllegalStateEngineException(
          "Cannot execute the "
              + job
              + ": the node '"
              + job.lockOwner()
              + "' is running it. Wait until it is done.");
    }
    if (job.state() == JobState.SUSPENDED || dispatcher.rests(job, context)) {
      throw new IllegalStateEngineException(
          "Cannot execute the " + job + ": what it belongs to is suspended. Let that go on first.");
    }
    if (job.isForWorkers()) {
      throw new IllegalStateEngineException(
          "Cannot execute the "
              + job
              + ": workers outside the engine do its work. Acquire jobs of the topic '"
              + job.topic()
              + "' and complete it.");
    }
    dispatcher.checkHandler(job);
  }
}
