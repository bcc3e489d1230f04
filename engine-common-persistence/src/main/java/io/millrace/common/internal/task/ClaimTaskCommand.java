package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Makes a user the assignee of a task that nobody works on; without a user it gives the task back.
 *
 * @param taskId the task
 * @param userId the user, or null
 */
public record ClaimTaskCommand(Tasks tasks, String taskId, String userId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task = TaskAccess.active(tasks.access().lockedToChange(context, taskId), "claim");
    if (userId == null) {
      tasks.assignment().unclaim(context, task);
    } else {
      tasks.assignment().claim(context, task, userId);
    }
    return null;
  }
}
