package io.millrace.common.internal.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.LastingConflictException;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.task.Task;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * Stores new tasks, and of found ones what the caller changed, all or none.
 *
 * @param objects what {@code newTask()} or a query gave
 */
public record SaveTasksCommand(Tasks tasks, Collection<? extends Task> objects)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var all = checked();
    var existing = all.stream().filter(task -> isStored(context, task)).toList();
    var ids = existing.stream().map(TaskEntity::id).distinct().toList();
    tasks.access().heard().lockFamilies(context, existing);
    context.unitOfWork().fetchIn(new ReadIn<>(TaskEntity.TABLE, "ID_", ids, null, true));
    for (var task : existing) {
      update(context, task);
    }
    for (var task : all) {
      if (!existing.contains(task)) {
        tasks.standalone().create(context, task, List.of());
      }
    }
    return null;
  }

  private List<TaskEntity> checked() {
    var all = new ArrayList<TaskEntity>();
    for (var object : objects) {
      if (!(object instanceof TaskEntity task)) {
        throw new BadArgumentException(
            "Cannot save "
                + (object == null ? "null" : "a " + object.getClass().getName())
                + ". Save an object that newTask() or a task query returned.");
      }
      TaskFields.check(task);
      all.add(task);
    }
    return all;
  }

  /**
   * Tells a task that was found or saved from a new one; the transaction of its first saving may
   * have been rolled back.
   */
  private static boolean isStored(CommandContext context, TaskEntity task) {
    return task.id() != 0
        && (task.saved() == null || !task.saved().isNew() || isPending(context, task));
  }

  /** Tells whether this unit of work saved the task before. */
  private static boolean isPending(CommandContext context, TaskEntity task) {
    return task.saved() != null
        && context.unitOfWork().known(TaskEntity.TABLE, task.id()) == task.saved();
  }

  private void update(CommandContext context, TaskEntity task) {
    var row =
        TaskAccess.required(context.unitOfWork().known(TaskEntity.TABLE, task.id()), task.getId());
    var before = isPending(context, task) ? row : task.before();
    checkUnchanged(task, before, row);
    var assignee = task.assignee();
    var reassigned = !Objects.equals(before.assignee(), assignee);
    var owner = row.owner();
    var changed = TaskFields.copyChanges(before, task, row);
    if (reassigned) {
      tasks.assignment().assign(context, row, assignee);
    } else if (changed) {
      tasks.events().updated(context, row);
    }
    tasks.assignment().left(context, row, owner);
    task.saved(row);
  }

  private static void checkUnchanged(TaskEntity task, TaskEntity before, TaskEntity row) {
    var fixed = TaskFields.changedFixed(row, task);
    if (fixed != null) {
      throw new BadArgumentException(
          "Cannot save "
              + TaskScope.name(row)
              + ": its "
              + fixed
              + " was changed, which only a new task allows. Leave it as it is.");
    }
    var elsewhere = TaskFields.changed(before, row);
    if (elsewhere != null) {
      throw new LastingConflictException(
          "Cannot save "
              + TaskScope.name(row)
              + ": somebody else has changed it since it was read (its "
              + elsewhere
              + "). Nothing was changed; find the task again, and set anew what is to be changed.");
    }
  }
}
