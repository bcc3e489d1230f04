package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.task.Task;
import java.util.List;

/**
 * Returns the open tasks that are a part of another one, by ascending id; none if there is no such
 * task.
 *
 * @param parentTaskId the other task
 */
public record SubtasksCommand(String parentTaskId) implements Command<List<Task>> {

  @Override
  public List<Task> execute(CommandContext context) {
    var id = ExternalIds.parse(parentTaskId);
    if (id == 0) {
      return List.of();
    }
    context.unitOfWork().flush();
    var read = Read.where(TaskEntity.TABLE, "PARENT_TASK_ID_ = ? order by ID_", Parameter.of(id));
    return context.unitOfWork().fetch(read).stream().<Task>map(TaskEntity::shown).toList();
  }
}
