package io.millrace.common.internal.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;

/**
 * Deletes standalone tasks with their sub-tasks. That one is not there is no error.
 *
 * @param taskIds the tasks
 * @param reason why, for history; or null
 * @param withHistory whether what history has of them goes as well
 */
public record DeleteTasksCommand(
    Tasks tasks, Collection<String> taskIds, String reason, boolean withHistory)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var ids = ids();
    var found = found(context, ids);
    found.forEach(DeleteTasksCommand::checkStandalone);
    var ending = withHistory ? TaskEnding.deletedWithHistory() : TaskEnding.deleted(reason);
    var gone = new LinkedHashSet<>(ids);
    for (var task : found) {
      if (!task.isDeleted()) {
        tasks.end().delete(context, task, ending).forEach(ended -> gone.add(ended.id()));
      }
    }
    if (withHistory) {
      context.unitOfWork().flush();
      new HistoricTaskDeletion(context).tasks(gone);
    }
    return null;
  }

  private List<Long> ids() {
    if (taskIds == null || taskIds.stream().anyMatch(Objects::isNull)) {
      throw new BadArgumentException(
          "The ids of the tasks to delete are null, or one of them is. Give ids that Task.getId() returns.");
    }
    return taskIds.stream().map(ExternalIds::parse).filter(id -> id != 0).distinct().toList();
  }

  private static List<TaskEntity> found(CommandContext context, List<Long> ids) {
    var work = context.unitOfWork();
    var stored =
        ids.stream()
            .filter(
                id ->
                    work.known(TaskEntity.TABLE, id) == null
                        || !work.known(TaskEntity.TABLE, id).isNew());
    lock(context, stored.toList());
    return ids.stream()
        .map(id -> work.known(TaskEntity.TABLE, id))
        .filter(Objects::nonNull)
        .toList();
  }

  /**
   * Tasks that they are parts of are locked with them, and before them, as whoever completes those
   * does: a deadlock takes PostgreSQL a second to notice. The other databases, which notice at
   * once, would walk through all tasks for that.
   */
  private static void lock(CommandContext context, List<Long> ids) {
    var dialect = context.session().dialect();
    if (!dialect.combinesIndexes() || ids.isEmpty()) {
      context.unitOfWork().fetchIn(new ReadIn<>(TaskEntity.TABLE, "ID_", ids, null, true));
      return;
    }
    var given = " from MR_TASK T where T.ID_ " + dialect.isOneOf(ids.size());
    var condition =
        "ID_ in (select T.ID_"
            + given
            + " union all select T.PARENT_TASK_ID_"
            + given
            + ") order by case when PARENT_TASK_ID_ is null then 0 else 1 end, ID_";
    var parameters = new ArrayList<>(dialect.idList(ids));
    parameters.addAll(dialect.idList(ids));
    context
        .unitOfWork()
        .fetch(Read.lock(TaskEntity.TABLE, condition, parameters.toArray(Parameter[]::new)));
  }

  private static void checkStandalone(TaskEntity task) {
    if (TaskScope.isOfInstance(task)) {
      throw new IllegalStateEngineException(
          "Cannot delete "
              + TaskScope.name(task)
              + ": its instance is running and would wait for it for ever. Complete the task, or delete the instance.");
    }
  }
}
