package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Suspends a task by itself; its instance goes on.
 *
 * @param taskId the task
 * @param userId who suspends it, or null
 */
public record SuspendTaskCommand(Tasks tasks, String taskId, String userId)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task = tasks.access().lockedToChange(context, taskId);
    if (task.suspendedTime() == null) {
      task.suspend(context.now(), userId);
      tasks.events().updated(context, task);
    }
    return null;
  }
}
