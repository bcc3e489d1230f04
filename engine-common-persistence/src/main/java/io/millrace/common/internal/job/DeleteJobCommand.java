package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;

/** Deletes a job that no node is running; what waits for it waits on. */
public record DeleteJobCommand(String jobId, JobKind kind, JobAssembly assembly)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var job = assembly.dispatcher().lockWithFamily(ExternalIds.parse(jobId), context);
    JobKind.checkIdle(kind.check(job, jobId, "delete the job"), "delete the job", context);
    assembly.dispatcher().checkDeletion(job);
    assembly.jobs().delete(context, job);
    return null;
  }
}
