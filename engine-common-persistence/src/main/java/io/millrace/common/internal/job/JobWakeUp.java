package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.Completion;
import java.time.Instant;

/** Rings the alarm of this node once a unit of work that created or released jobs is committed. */
final class JobWakeUp implements Completion {

  private final JobAlarm alarm;
  private Instant earliest = Instant.MAX;

  private JobWakeUp(JobAlarm alarm) {
    this.alarm = alarm;
  }

  /** Notes that this unit of work leaves a job that can be claimed from a time on. */
  static void at(Instant due, JobAlarm alarm, CommandContext context) {
    var wakeUp = context.attachment(JobWakeUp.class, c -> attached(alarm, c));
    wakeUp.earliest = due.isBefore(wakeUp.earliest) ? due : wakeUp.earliest;
  }

  private static JobWakeUp attached(JobAlarm alarm, CommandContext context) {
    var wakeUp = new JobWakeUp(alarm);
    if (!context.session().reportsEnd()) {
      alarm.endsSilently();
    }
    context.onCompletion(wakeUp);
    return wakeUp;
  }

  @Override
  public void committed() {
    alarm.ring(earliest);
  }
}
