package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.LinkTarget;

/**
 * Links a user or a group to a task; a link that is there stays as it is. The types assignee and
 * owner assign the task.
 *
 * @param taskId the task
 * @param link who, and as what
 */
public record AddTaskLinkCommand(Tasks tasks, String taskId, LinkTarget link)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task =
        TaskAccess.active(tasks.access().lockedToChange(context, taskId), "link somebody to");
    tasks.link(context, task, link);
    return null;
  }
}
