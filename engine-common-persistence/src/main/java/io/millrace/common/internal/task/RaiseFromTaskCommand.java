package io.millrace.common.internal.task;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.BiConsumer;

/**
 * Lets the owner of a task raise something that the model of its instance reacts to. The family of
 * the instance and the task are locked, as for its completion.
 *
 * @param taskId the task
 * @param raised what is raised, in words
 * @param scopeType the engine that can react to it
 * @param variables set before, as for a completion
 * @param raise lets the instance react; the task may be gone after that
 */
public record RaiseFromTaskCommand(
    Tasks tasks,
    String taskId,
    String raised,
    String scopeType,
    NewVariables variables,
    BiConsumer<TaskEntity, CommandContext> raise)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task =
        TaskAccess.required(
            tasks.access().lockedWithSiblings(context, taskId, !variables.isEmpty()), taskId);
    TaskAccess.active(task, "raise the " + raised + " from");
    if (!TaskScope.isOfInstance(task) || !scopeType.equals(task.scopeType())) {
      throw new IllegalStateEngineException(
          "Cannot raise the "
              + raised
              + " from "
              + TaskScope.name(task)
              + ": it belongs to no process that could catch it. Complete the task instead.");
    }
    variables.set(tasks, context, task);
    raise.accept(task, context);
    return null;
  }
}
