package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Notes that somebody works on a task; the first one is kept.
 *
 * @param taskId the task
 * @param userId who works on it, or null
 */
public record StartTaskProgressCommand(Tasks tasks, String taskId, String userId)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task =
        TaskAccess.active(tasks.access().lockedToChange(context, taskId), "start the progress of");
    if (task.inProgressStartTime() == null) {
      task.startProgress(context.now(), userId);
      tasks.events().updated(context, task);
    }
    return null;
  }
}
