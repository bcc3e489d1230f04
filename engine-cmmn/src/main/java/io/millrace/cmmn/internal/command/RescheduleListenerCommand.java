package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.RefusedItem;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewTime;
import io.millrace.common.internal.persistence.ExternalIds;

/** Makes a timer event listener occur at another time. Returns its job as it is then. */
public record RescheduleListenerCommand(String itemId, NewTime time, Jobs jobs)
    implements Command<JobEntity> {

  private static final String TIMER = "timereventlistener";
  private static final String PURPOSE = "reschedule";

  @Override
  public JobEntity execute(CommandContext context) {
    jobs.times().checkTime("timer event listener", itemId, time);
    var item = Cases.requireItem(ExternalIds.parse(itemId), PURPOSE, context);
    if (!TIMER.equals(item.type())) {
      throw RefusedItem.of(
          PURPOSE, item, "it is a " + item.type() + ". Name a timer event listener.");
    }
    var timers = jobs.times().lockTimersOf(context, item);
    if (timers.isEmpty()) {
      throw RefusedItem.of(
          PURPOSE,
          item,
          "it waits for no time now; it is "
              + item.state()
              + ". Look at its jobs, and wait until its clock has started.");
    }
    var timer = timers.get(0);
    jobs.times().reschedule(context, timer, time);
    return timer;
  }
}
