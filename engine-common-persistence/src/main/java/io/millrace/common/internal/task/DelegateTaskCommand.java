package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Hands a task to a user until he resolves it.
 *
 * @param taskId the task
 * @param userId the user who is to work on it
 */
public record DelegateTaskCommand(Tasks tasks, String taskId, String userId)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task = TaskAccess.active(tasks.access().lockedToChange(context, taskId), "delegate");
    tasks.assignment().delegate(context, task, userId);
    return null;
  }
}
