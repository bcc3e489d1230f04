package io.millrace.common.internal.worker;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.worker.WorkerJobs.HeldJob;
import java.time.Duration;

/**
 * Notes that a worker failed.
 *
 * @param held the job and who holds it
 * @param report what the worker says
 */
public record FailWorkerJobCommand(HeldJob held, Report report, WorkerJobs workers)
    implements Command<Void> {

  /**
   * What a worker says.
   *
   * @param message in short; null for nothing
   * @param details at length; null for nothing
   * @param retries how many tries are left; null for one less
   * @param retryTimeout for how long nobody gets the job
   */
  public record Report(String message, String details, Integer retries, Duration retryTimeout) {}

  @Override
  public Void execute(CommandContext context) {
    var job = workers.lockWithFamily(held, context);
    var left = report.retries() == null ? job.retries() - 1 : report.retries();
    var result = workers.meaning(job, report, left, context);
    if (result != null) {
      workers.end(job, result, context);
      return null;
    }
    var next = context.now().plus(report.retryTimeout());
    workers.jobs().outside().failed(context, job, report.message(), report.details(), left, next);
    return null;
  }
}
