package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Changes how urgent a task is.
 *
 * @param taskId the task
 * @param priority more is more urgent
 */
public record SetTaskPriorityCommand(Tasks tasks, String taskId, int priority)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task =
        TaskAccess.active(tasks.access().lockedToChange(context, taskId), "change the priority of");
    if (task.priority() != priority) {
      task.priority(priority);
      tasks.events().updated(context, task);
    }
    return null;
  }
}
