package io.millrace.common.internal.task;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.internal.scope.ScopeOwners;
import java.util.Collection;

/**
 * Locks the families of tasks whose changes are heard by listeners, which may reach all of the
 * family. Where no model has such listeners nothing is asked for. Thread-safe.
 */
final class HeardTasks {

  private final ScopeOwners owners;
  private final FamilyLock familyLock;
  private volatile boolean any;

  HeardTasks(ScopeOwners owners, FamilyLock familyLock) {
    this.owners = owners;
    this.familyLock = familyLock;
  }

  /** Locks the family of a task before the task itself is locked, which is the order of all. */
  void lockFamily(CommandContext context, long id) {
    if (any) {
      var task = context.unitOfWork().find(TaskEntity.TABLE, id);
      if (task != null && isToBeLocked(context, task)) {
        familyLock.acquire(context, RootOf.TASK, id);
      }
    }
  }

  /**
   * Locks the family of a task that is locked already. Only the first such task of an engine comes
   * here; if somebody wants the two the other way round at that moment, the database lets one of
   * them begin again.
   */
  void lockFamilyOf(CommandContext context, TaskEntity locked) {
    if (isToBeLocked(context, locked)) {
      any = true;
      familyLock.acquire(context, RootOf.TASK, locked.id());
    }
  }

  /** Locks the families of tasks that were read and are not locked yet. */
  void lockFamilies(CommandContext context, Collection<TaskEntity> tasks) {
    var roots =
        tasks.stream()
            .filter(task -> isToBeLocked(context, task))
            .map(TaskEntity::rootInstanceId)
            .toList();
    if (!roots.isEmpty()) {
      familyLock.acquireAll(context, roots);
    }
  }

  private boolean isToBeLocked(CommandContext context, TaskEntity task) {
    return TaskScope.isOfInstance(task)
        && !FamilyLock.holds(context, task.rootInstanceId())
        && owners.of(task.scopeType()).hearsOpenTasks(context, task.scopeDefinitionId());
  }
}
