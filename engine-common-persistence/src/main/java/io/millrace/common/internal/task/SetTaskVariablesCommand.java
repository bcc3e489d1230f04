package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Sets variables of a task or of its instance.
 *
 * @param taskId the task
 * @param variables what to set
 */
public record SetTaskVariablesCommand(Tasks tasks, String taskId, NewVariables variables)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task = TaskAccess.active(variables.lock(tasks, context, taskId), "set variables of");
    variables.set(tasks, context, task);
    return null;
  }
}
