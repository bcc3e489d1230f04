package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Makes a user the owner of a task.
 *
 * @param taskId the task
 * @param userId the user, or null for nobody
 */
public record SetTaskOwnerCommand(Tasks tasks, String taskId, String userId)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task =
        TaskAccess.active(tasks.access().lockedToChange(context, taskId), "change the owner of");
    tasks.assignment().own(context, task, userId);
    return null;
  }
}
