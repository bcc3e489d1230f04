package io.millrace.common.internal.task;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * Deletes what history keeps of an ended task and its sub-tasks; that there is nothing is no error.
 *
 * @param taskId the task; 0 for one that no row can have
 */
public record DeleteHistoricTaskCommand(long taskId) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    if (context.unitOfWork().find(TaskEntity.TABLE, taskId) != null) {
      throw new IllegalStateEngineException(
          "Cannot delete the history of the task '"
              + taskId
              + "': it is open. Complete or delete the task first.");
    }
    new HistoricTaskDeletion(context).tasks(List.of(taskId));
    return null;
  }
}
