package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.Collection;

/**
 * Removes variables that a task sees, or only those it holds itself. A name that is not there is
 * passed over.
 *
 * @param taskId the task
 * @param names the names
 * @param local whether only those that the task holds itself are meant
 */
public record RemoveTaskVariablesCommand(
    Tasks tasks, String taskId, Collection<String> names, boolean local) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    if (local) {
      removeLocal(context);
    } else {
      removeNearest(context);
    }
    return null;
  }

  private void removeLocal(CommandContext context) {
    var task =
        TaskAccess.active(
            tasks.access().lockedWithVariables(context, taskId), "remove variables of");
    var node = TaskScope.localVariables(task);
    names.forEach(name -> tasks.variables().in(context).removeLocal(node, name));
  }

  private void removeNearest(CommandContext context) {
    var found = TaskAccess.required(tasks.access().lockedWithFamily(context, taskId), taskId);
    var node = tasks.variableNode(context, TaskAccess.active(found, "remove variables of"));
    names.forEach(name -> tasks.variables().in(context).remove(node, name));
  }
}
