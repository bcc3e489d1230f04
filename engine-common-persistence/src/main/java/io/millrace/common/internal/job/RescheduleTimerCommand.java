package io.millrace.common.internal.job;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.time.Instant;

/** Makes a timer due at another time; a cycle goes on from there. Returns the job as it is then. */
public record RescheduleTimerCommand(String jobId, Instant due, Jobs jobs)
    implements Command<JobEntity> {

  @Override
  public JobEntity execute(CommandContext context) {
    if (due == null) {
      throw new BadArgumentException(
          "Cannot reschedule the timer '" + jobId + "': no time is given.");
    }
    var job = JobKind.TIMER.lock(jobId, "reschedule the timer", context);
    jobs.reschedule(context, job, due);
    return job;
  }
}
