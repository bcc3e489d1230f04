package io.millrace.common.internal.task;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.persistence.RowKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Ends tasks with all they own: sub-tasks, variables, identity links. No statement is sent for a
 * kind of which a task's count is zero. Stateless.
 *
 * @param creation counts tasks on their owners
 * @param events tells the listeners
 * @param variables ends the variables of tasks
 */
public record TaskEnd(TaskCreation creation, TaskEvents events, TaskVariables variables) {

  private static final Comparator<TaskEntity> BY_ID = Comparator.comparingLong(TaskEntity::id);

  /**
   * Completes a task whose lock and whose family's lock are held: its listeners are told, it is
   * written down and gone, and its engine moves on. A listener that completes or cancels it itself
   * is left to that.
   */
  void complete(CommandContext context, TaskEntity task, String completedBy) {
    events.completed(context, task);
    if (task.isDeleted()) {
      return;
    }
    new WhoCompletes(creation.owners()).remember(context, task, completedBy);
    end(context, task, TaskEnding.completed(completedBy));
    if (TaskScope.isOfInstance(task)) {
      creation.owners().of(task.scopeType()).taskCompleted(context, task, completedBy);
    }
  }

  /**
   * Deletes a task whose lock is held: its listeners are told, then it is gone. Returns it with its
   * sub-tasks; none if a listener was faster.
   */
  List<TaskEntity> delete(CommandContext context, TaskEntity task, TaskEnding ending) {
    events.deleted(context, task);
    return task.isDeleted() ? List.of() : end(context, task, ending);
  }

  /**
   * Cancels the open tasks of executions or plan items, whether they are loaded or not.
   *
   * @param elements those whose tasks go; who calls it holds the lock of their family
   * @param reason why, for history; null for {@code deleted}
   * @return the tasks that were open
   */
  public List<TaskEntity> cancel(
      CommandContext context, Collection<? extends OwnerEntity> elements, String reason) {
    var open = rows(context, owning(elements, Dependent.TASK), Owned.BY_ELEMENTS);
    for (var task : open) {
      delete(context, task, TaskEnding.deleted(reason));
    }
    return open;
  }

  /** The ways in which tasks are owned. */
  private enum Owned {
    BY_ELEMENTS(Dependent.TASK, "SUB_SCOPE_ID_", "IX_MR_TASK_SUB_SCOPE", TaskEntity.OWNER),
    BY_TASKS(Dependent.CHILD, "PARENT_TASK_ID_", "IX_MR_TASK_PARENT", TaskEntity.PARENT);

    private final Dependent kind;
    private final String column;
    private final String index;
    private final RowKey<TaskEntity> key;

    Owned(Dependent kind, String column, String index, RowKey<TaskEntity> key) {
      this.kind = kind;
      this.column = column;
      this.index = index;
      this.key = key;
    }

    ReadIn<TaskEntity> read(Collection<Long> owners) {
      return new ReadIn<>(TaskEntity.TABLE, column, owners, null, true).via(index);
    }
  }

  /** Ends a task with its sub-tasks, the innermost first; returns them in that order. */
  private List<TaskEntity> end(CommandContext context, TaskEntity task, TaskEnding ending) {
    lockParent(context, task);
    var ended = subtasks(context, task);
    for (var subtask : ended) {
      remove(context, subtask, ending.ofSubtasks());
    }
    remove(context, task, ending);
    ended.add(task);
    return ended;
  }

  /** Locks the task that a task is a part of, since its count of sub-tasks changes. */
  private static void lockParent(CommandContext context, TaskEntity task) {
    if (task.parentTaskId() != 0) {
      context
          .unitOfWork()
          .fetch(Read.lock(TaskEntity.TABLE, "ID_ = ?", Parameter.of(task.parentTaskId())));
    }
  }

  /** Returns all tasks below a task, the innermost first. */
  private List<TaskEntity> subtasks(CommandContext context, TaskEntity task) {
    var found = new ArrayList<TaskEntity>();
    var level = List.of(task);
    while (!level.isEmpty()) {
      level = rows(context, owning(level, Dependent.CHILD), Owned.BY_TASKS);
      found.addAll(level);
    }
    Collections.reverse(found);
    return found;
  }

  private static List<OwnerEntity> owning(Collection<? extends OwnerEntity> all, Dependent kind) {
    List<OwnerEntity> owners = List.of();
    for (var one : all) {
      if (one.count(kind) > 0) {
        owners = owners.isEmpty() ? new ArrayList<>() : owners;
        owners.add(one);
      }
    }
    return owners;
  }

  /**
   * Returns the tasks that owners have, locked and ordered by id; asks the database only if some
   * are not in memory.
   */
  private static List<TaskEntity> rows(
      CommandContext context, List<? extends OwnerEntity> owners, Owned owned) {
    if (owners.isEmpty()) {
      return List.of();
    }
    var count = owners.stream().mapToInt(owner -> owner.count(owned.kind)).sum();
    var found = inMemory(context, owners, owned.key);
    if (found.size() < count) {
      context.unitOfWork().fetchIn(owned.read(owners.stream().map(Entity::id).toList()));
      found = inMemory(context, owners, owned.key);
    }
    found.sort(BY_ID);
    return found;
  }

  private static List<TaskEntity> inMemory(
      CommandContext context, List<? extends OwnerEntity> owners, RowKey<TaskEntity> key) {
    var found = new ArrayList<TaskEntity>();
    for (var owner : owners) {
      found.addAll(context.unitOfWork().known(key, owner.id()));
    }
    return found;
  }

  private void remove(CommandContext context, TaskEntity task, TaskEnding ending) {
    if (!ending.isKept()) {
      task.historyLevel(HistoryLevel.NONE.ordinal());
    }
    TaskHistory.write(context, task, ending);
    if (task.count(Dependent.VARIABLE) > 0) {
      variables.end(context, List.of(TaskScope.localVariables(task)));
    }
    if (task.count(Dependent.IDENTITY_LINK) > 0) {
      IdentityLinks.of(context).end(TaskScope.links(task));
    }
    creation.count(context, task, -1);
    context.unitOfWork().delete(task);
  }
}
