package io.millrace.common.internal.task;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Ends the suspension of one task. Whether its instance rests is asked under the lock of the
 * family, which also keeps that from changing.
 *
 * @param taskId the task
 */
public record ActivateTaskCommand(Tasks tasks, String taskId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var task = TaskAccess.required(tasks.access().lockedWithFamily(context, taskId), taskId);
    if (task.suspendedTime() == null) {
      throw new IllegalStateEngineException(
          "Cannot activate "
              + TaskScope.name(task)
              + (task.isSuspended()
                  ? ": its instance is suspended, not the task. Activate the instance."
                  : ": it is not suspended."));
    }
    task.activate(rests(context, task));
    tasks.events().updated(context, task);
    return null;
  }

  private boolean rests(CommandContext context, TaskEntity task) {
    return TaskScope.isOfInstance(task)
        && tasks.owners().of(task.scopeType()).rests(context, task.subScopeId());
  }
}
