package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.LinkTarget;

/**
 * Removes a link of a user or a group to a task; that there is none is no error. For the types
 * assignee and owner the task has none afterwards, if it was this user.
 *
 * @param taskId the task
 * @param link who, and as what
 */
public record DeleteTaskLinkCommand(Tasks tasks, String taskId, LinkTarget link)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task =
        TaskAccess.active(tasks.access().lockedToChange(context, taskId), "remove a link of");
    tasks.unlink(context, task, link);
    return null;
  }
}
