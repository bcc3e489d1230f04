package io.millrace.common.internal.worker;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.worker.WorkerJobs.HeldJob;

/**
 * Takes the result of a worker, and lets what waits for it go on.
 *
 * @param held the job and who holds it
 * @param result what came out
 */
public record EndWorkerJobCommand(HeldJob held, WorkerResult result, WorkerJobs workers)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    workers.end(workers.lockWithFamily(held, context), result, context);
    return null;
  }
}
