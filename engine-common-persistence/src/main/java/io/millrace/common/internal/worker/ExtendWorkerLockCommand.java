package io.millrace.common.internal.worker;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.worker.WorkerJobs.HeldJob;
import java.time.Duration;

/**
 * Lets a worker hold a job for longer.
 *
 * @param held the job and who holds it
 * @param duration how long from now
 */
public record ExtendWorkerLockCommand(HeldJob held, Duration duration) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    WorkerJobs.lock(held, context).lendTo(held.workerId(), context.now().plus(duration));
    return null;
  }
}
