package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.time.Instant;
import java.util.Objects;

/**
 * Changes when a task is to come up again.
 *
 * @param taskId the task
 * @param followUpDate the time, or null for none
 */
public record SetTaskFollowUpDateCommand(Tasks tasks, String taskId, Instant followUpDate)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task =
        TaskAccess.active(
            tasks.access().lockedToChange(context, taskId), "change the follow-up date of");
    if (!Objects.equals(task.followUpDate(), followUpDate)) {
      task.followUpDate(followUpDate);
      tasks.events().updated(context, task);
    }
    return null;
  }
}
