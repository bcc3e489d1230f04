package io.millrace.common.internal.task;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.HistoricLinks;
import java.util.List;

/**
 * Returns who took part in an open or ended task, by ascending id.
 *
 * @param taskId the task
 */
public record HistoricTaskLinksCommand(long taskId) implements Command<List<HistoricIdentityLink>> {

  @Override
  public List<HistoricIdentityLink> execute(CommandContext context) {
    var links = HistoricLinks.of("TASK_ID_ = ?", taskId, context);
    if (links.isEmpty()
        && context.unitOfWork().find(TaskEntity.TABLE, taskId) == null
        && context.unitOfWork().find(HistoricTaskEntity.TABLE, taskId) == null) {
      throw new ObjectNotFoundException(
          "History has no task '" + taskId + "'. Look it up with a historic task instance query.");
    }
    return links;
  }
}
