package io.millrace.common.internal.task;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.LastingConflictException;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.ScopeRef;
import java.util.Collection;

/**
 * Creates tasks that belong to no instance, sub-tasks among them. Stateless.
 *
 * @param creation creates tasks
 * @param historyLevel how much is kept of a task that is no sub-task
 */
record StandaloneTasks(TaskCreation creation, HistoryLevel historyLevel) {

  /**
   * Stores a new task as a caller describes it. A sub-task has the tenant of the task it is a part
   * of, unless it names one, and is kept as that is.
   *
   * @param draft the caller's object, which gets the id
   */
  void create(CommandContext context, TaskEntity draft, Collection<LinkTarget> links) {
    checkExternalId(context, draft);
    var row = TaskEntity.TABLE.detachedCopy(draft);
    creation.create(context, row, scope(context, draft), links);
    draft.saved(row);
  }

  private ScopeRef scope(CommandContext context, TaskEntity draft) {
    if (draft.parentTaskId() == 0) {
      return ScopeRef.none(draft.tenantId(), historyLevel);
    }
    var parent = lockedParent(context, draft.parentTaskId());
    var tenant = draft.tenantId().isEmpty() ? parent.tenantId() : draft.tenantId();
    return ScopeRef.none(tenant, TaskScope.level(parent));
  }

  private static TaskEntity lockedParent(CommandContext context, long id) {
    var read = Read.lock(TaskEntity.TABLE, "ID_ = ?", Parameter.of(id));
    context.unitOfWork().fetch(read);
    var parent = context.unitOfWork().known(TaskEntity.TABLE, id);
    if (parent == null) {
      throw new ObjectNotFoundException(
          "The task cannot become a part of task '"
              + id
              + "': that was completed or deleted already, or never existed.");
    }
    return parent;
  }

  private static void checkExternalId(CommandContext context, TaskEntity draft) {
    var externalId = draft.externalId();
    if (externalId == null) {
      return;
    }
    var work = context.unitOfWork();
    work.fetch(Read.where(TaskEntity.TABLE, "EXTERNAL_ID_ = ?", Parameter.of(externalId)));
    var same =
        work.known(TaskEntity.TABLE)
            .filter(task -> externalId.equals(task.externalId()))
            .findFirst();
    if (same.isPresent()) {
      throw new LastingConflictException(
          "Cannot create a task with the external id '"
              + externalId
              + "': the open "
              + TaskScope.name(same.get())
              + " has it. Choose another one, or work on that task.");
    }
  }
}
