package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Gives a delegated task back to its owner, after setting variables.
 *
 * @param taskId the task
 * @param variables what to set
 */
public record ResolveTaskCommand(Tasks tasks, String taskId, NewVariables variables)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task = TaskAccess.active(variables.lockToChange(tasks, context, taskId), "resolve");
    variables.set(tasks, context, task);
    tasks.assignment().resolve(context, task);
    return null;
  }
}
