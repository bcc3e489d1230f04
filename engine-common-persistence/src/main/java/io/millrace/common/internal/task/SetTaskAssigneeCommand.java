package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Makes a user the assignee of a task, whoever works on it.
 *
 * @param taskId the task
 * @param userId the user, or null for nobody
 */
public record SetTaskAssigneeCommand(Tasks tasks, String taskId, String userId)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task = TaskAccess.active(tasks.access().lockedToChange(context, taskId), "assign");
    tasks.assignment().assign(context, task, userId);
    return null;
  }
}
