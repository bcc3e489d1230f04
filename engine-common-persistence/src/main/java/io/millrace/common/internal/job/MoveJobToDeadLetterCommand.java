package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;

/**
 * Puts a job aside, so that it does not run until somebody moves it back. Returns the job as it is
 * then.
 */
public record MoveJobToDeadLetterCommand(String jobId, JobAssembly assembly)
    implements Command<JobEntity> {

  private static final String PURPOSE = "put aside the job";

  @Override
  public JobEntity execute(CommandContext context) {
    context.unitOfWork().flush();
    var found = assembly.dispatcher().lockWithFamily(ExternalIds.parse(jobId), context);
    var job = JobKind.TIMER_OR_EXECUTABLE.check(found, jobId, PURPOSE);
    JobKind.checkIdle(job, PURPOSE, context);
    assembly.jobs().deadLetters().bury(context, job);
    return job;
  }
}
