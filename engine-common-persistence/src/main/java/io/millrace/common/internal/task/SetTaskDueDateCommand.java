package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.time.Instant;
import java.util.Objects;

/**
 * Changes when a task ought to be done.
 *
 * @param taskId the task
 * @param dueDate the time, or null for none
 */
public record SetTaskDueDateCommand(Tasks tasks, String taskId, Instant dueDate)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task =
        TaskAccess.active(tasks.access().lockedToChange(context, taskId), "change the due date of");
    if (!Objects.equals(task.dueDate(), dueDate)) {
      task.dueDate(dueDate);
      tasks.events().updated(context, task);
    }
    return null;
  }
}
