package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Makes a timer due at another time; a cycle goes on from there. Returns the job as it is then. */
public record RescheduleTimerCommand(String jobId, NewTime time, Jobs jobs)
    implements Command<JobEntity> {

  @Override
  public JobEntity execute(CommandContext context) {
    jobs.times().checkTime("timer", jobId, time);
    var job = JobKind.TIMER.lock(jobId, "reschedule the timer", context);
    jobs.times().reschedule(context, job, time);
    return job;
  }
}
