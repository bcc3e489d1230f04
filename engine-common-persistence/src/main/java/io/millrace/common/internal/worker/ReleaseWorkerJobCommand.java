package io.millrace.common.internal.worker;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.worker.WorkerJobs.HeldJob;

/**
 * Gives back a job.
 *
 * @param held the job and who holds it
 */
public record ReleaseWorkerJobCommand(HeldJob held) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    WorkerJobs.lock(held, context).waitForWorkers(context.now());
    return null;
  }
}
