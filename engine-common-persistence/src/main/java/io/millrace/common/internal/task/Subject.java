package io.millrace.common.internal.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The open task or running instance that somebody speaks about. What is said goes with its history,
 * so it has to be of a level that keeps some.
 *
 * @param scope the instance, or that of the task
 * @param taskId the task; 0 for the instance as a whole
 */
public record Subject(ScopeRef scope, long taskId) {

  /**
   * Returns what a call names, locked: the task alone, or the row of the instance. So nobody can
   * delete its history before what is said is there.
   *
   * @param purpose what is to be done, such as "add a comment to"
   */
  public static Subject locked(
      NamedSubject named, String purpose, Tasks tasks, CommandContext context) {
    return named.taskId() == null
        ? instance(named.instanceId(), purpose, tasks, context)
        : task(named, purpose, tasks, context);
  }

  private static Subject task(
      NamedSubject named, String purpose, Tasks tasks, CommandContext context) {
    var task = tasks.access().locked(context, named.taskId());
    if (named.instanceId() != 0 && named.instanceId() != task.scopeId()) {
      throw new BadArgumentException(
          "Cannot "
              + purpose
              + " "
              + TaskScope.name(task)
              + ": it does not belong to the instance '"
              + named.instanceId()
              + "'. Leave the instance out; it follows from the task.");
    }
    var least = TaskScope.isOfInstance(task) ? HistoryLevel.INSTANCE : HistoryLevel.TASK;
    requireHistory(TaskScope.level(task), least, purpose + " " + TaskScope.name(task));
    return new Subject(TaskScope.ref(task), task.id());
  }

  private static Subject instance(long id, String purpose, Tasks tasks, CommandContext context) {
    var found = known(id, tasks, context);
    if (found == null || !FamilyLock.holds(context, found.rootId())) {
      lock(id, tasks, context);
      found = known(id, tasks, context);
    }
    var what = purpose + " the instance '" + id + "'";
    if (found == null) {
      throw new ObjectNotFoundException(
          "Cannot "
              + what
              + ": no running process or case instance has this id; it may have ended. Look for it with a query.");
    }
    requireHistory(found.historyLevel(), HistoryLevel.INSTANCE, what);
    return new Subject(found, 0);
  }

  private static ScopeRef known(long id, Tasks tasks, CommandContext context) {
    return tasks.owners().all().stream()
        .map(owner -> owner.instance(context, id))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static void lock(long id, Tasks tasks, CommandContext context) {
    var reads = new ArrayList<Read<?>>();
    var dialect = context.session().dialect();
    tasks.owners().all().forEach(owner -> reads.add(owner.lockRoots(List.of(id), dialect)));
    context.unitOfWork().fetch(reads);
  }

  private static void requireHistory(HistoryLevel level, HistoryLevel least, String what) {
    if (!level.isAtLeast(least)) {
      throw new IllegalStateEngineException(
          "Cannot "
              + what
              + ": no history is kept of it (its history level is '"
              + name(level)
              + "'), and what is said goes with that. Raise the level to '"
              + name(least)
              + "' at least.");
    }
  }

  private static String name(HistoryLevel level) {
    return level.name().toLowerCase(Locale.ROOT);
  }
}
