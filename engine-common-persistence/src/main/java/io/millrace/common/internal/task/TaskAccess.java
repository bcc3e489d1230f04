package io.millrace.common.internal.task;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.variable.VariablesAhead;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Finds open tasks by the ids that callers give, with the lock that the work on them needs.
 * Thread-safe.
 */
final class TaskAccess {

  private static final RootOf ROOT_OF_T = new RootOf("T.ROOT_INSTANCE_ID_");

  private final FamilyLock familyLock;
  private final HeardTasks heard;
  private volatile String siblings;
  private volatile String withSiblings;

  /**
   * Creates it.
   *
   * @param owners the engines that tasks can belong to
   * @param familyLock locks the family of a task's instance
   */
  TaskAccess(ScopeOwners owners, FamilyLock familyLock) {
    this.familyLock = familyLock;
    this.heard = new HeardTasks(owners, familyLock);
  }

  /** Returns who hears of changes of tasks. */
  HeardTasks heard() {
    return heard;
  }

  /**
   * Returns a task and locks it to change it: its row alone, unless listeners hear of the change,
   * for which the family of its instance is locked first.
   */
  TaskEntity lockedToChange(CommandContext context, String taskId) {
    return lockedToChange(context, taskId, () -> locked(context, taskId));
  }

  /** Does the same for a task that is locked in another way. */
  TaskEntity lockedToChange(CommandContext context, String taskId, Supplier<TaskEntity> lock) {
    heard.lockFamily(context, parse(taskId));
    var task = lock.get();
    heard.lockFamilyOf(context, task);
    return task;
  }

  /** Returns a task and locks its row alone, for what does not reach beyond the task. */
  TaskEntity locked(CommandContext context, String taskId) {
    var id = parse(taskId);
    var task = bornHere(context, id);
    if (task == null && id != 0) {
      task = context.unitOfWork().fetch(lock(id)).stream().findFirst().orElse(null);
    }
    return changing(context, required(task, taskId));
  }

  /** What is remembered of a family is of no use when one of its tasks is changed by itself. */
  private static TaskEntity changing(CommandContext context, TaskEntity locked) {
    context.session().memory().forget(locked.rootInstanceId());
    return locked;
  }

  /**
   * Returns a task and locks its row alone, like {@link #locked}; its variables come along in the
   * same trip.
   */
  TaskEntity lockedWithVariables(CommandContext context, String taskId) {
    var id = parse(taskId);
    if (id == 0 || isKnown(context, id)) {
      return locked(context, taskId);
    }
    var found = context.unitOfWork().fetch(List.of(lock(id), VariablesAhead.ofTask(id))).get(0);
    return changing(context, required(withVariables(context, found), taskId));
  }

  /**
   * Returns a task, and locks the family of its instance first and then its row, in one trip, in
   * which its variables come along; null if there is none.
   */
  TaskEntity lockedWithFamily(CommandContext context, String taskId) {
    var id = parse(taskId);
    var task = bornHere(context, id);
    if (task == null) {
      var known = isKnown(context, id);
      var found =
          known
              ? familyLock.acquire(context, RootOf.TASK, id, lock(id)).get(0)
              : familyLock
                  .acquire(context, RootOf.TASK, id, lock(id), VariablesAhead.ofTask(id))
                  .get(0);
      task = known ? first(found) : withVariables(context, found);
    }
    return task;
  }

  /**
   * Returns a task like {@link #lockedWithFamily}, and reads and locks the other tasks of its
   * instance in the same trip, unless there may be very many: the end of a task may cancel them.
   *
   * @param variables whether its variables are to come along
   */
  TaskEntity lockedWithSiblings(CommandContext context, String taskId, boolean variables) {
    var id = parse(taskId);
    var task = bornHere(context, id);
    if (task != null) {
      return task;
    }
    var reads = withSiblings(context, id);
    var ahead = variables && !isKnown(context, id);
    if (ahead) {
      reads.add(VariablesAhead.ofTask(id));
    }
    familyLock.acquire(context, RootOf.TASK, id, reads.toArray(Read[]::new));
    task = context.unitOfWork().known(TaskEntity.TABLE, id);
    return ahead && task != null ? withVariables(context, List.of(task)) : task;
  }

  /**
   * Returns a task as it is remembered with its siblings and the family of its instance, all of
   * which is proved before anything can show; null if it has to be locked and read.
   */
  TaskEntity recalled(CommandContext context, String taskId) {
    var id = parse(taskId);
    return familyLock.recall(context, id, () -> withSiblings(context, id))
        ? context.unitOfWork().known(TaskEntity.TABLE, id)
        : null;
  }

  /** Returns the reads that lock a task and the other tasks of its instance. */
  private List<Read<?>> withSiblings(CommandContext context, long id) {
    var reads = new ArrayList<Read<?>>(3);
    if (context.session().dialect().combinesIndexes()) {
      reads.add(lockWithSiblings(id));
    } else {
      reads.add(lock(id));
      reads.add(lockSiblings(id));
    }
    return reads;
  }

  /** Tells whether the unit of work may hold changes around a task that are not written yet. */
  private static boolean isKnown(CommandContext context, long id) {
    return context.unitOfWork().known(TaskEntity.TABLE, id) != null;
  }

  private static TaskEntity first(List<? extends Entity> found) {
    return found.isEmpty() ? null : (TaskEntity) found.get(0);
  }

  private static TaskEntity withVariables(CommandContext context, List<? extends Entity> found) {
    var task = first(found);
    if (task != null) {
      VariablesAhead.of(context).readOfTask(task.id(), task.subScopeId(), task.scopeId());
    }
    return task;
  }

  /**
   * The task that it is a part of comes along, locked before it, as whoever completes that one
   * locks both: a deadlock takes the database a second to notice. Not in the order of the ids: that
   * would invite the database to walk through all tasks by their primary key. Whoever locks several
   * tasks of a family holds the lock of the family.
   */
  private Read<TaskEntity> lockWithSiblings(long id) {
    if (withSiblings == null) {
      withSiblings =
          "ID_ = ? or ID_ = (select T.PARENT_TASK_ID_ from MR_TASK T where T.ID_ = ?) or "
              + condition()
              + " order by case when ID_ = ? then 1 else 0 end";
    }
    var task = Parameter.of(id);
    return Read.lock(TaskEntity.TABLE, withSiblings, task, task, task, task);
  }

  private Read<TaskEntity> lockSiblings(long id) {
    if (siblings == null) {
      siblings = condition() + " order by ID_";
    }
    return Read.lock(TaskEntity.TABLE, siblings, Parameter.of(id)).via("IX_MR_TASK_SCOPE");
  }

  /** The root is looked at only where families may be too large to be read whole. */
  private String condition() {
    var instance = "SCOPE_ID_ = (select T.SCOPE_ID_ from MR_TASK T where T.ID_ = ?";
    return familyLock.readsAllWhole()
        ? instance + ")"
        : instance
            + " and T.ROOT_INSTANCE_ID_ in ("
            + String.join(", ", familyLock.smallRoots(ROOT_OF_T))
            + "))";
  }

  /** Returns a task without a lock. */
  TaskEntity read(CommandContext context, String taskId) {
    return required(context.unitOfWork().find(TaskEntity.TABLE, parse(taskId)), taskId);
  }

  /** Returns a task without a lock; its variables come along in the same trip. */
  TaskEntity readWithVariables(CommandContext context, String taskId) {
    var id = parse(taskId);
    if (id == 0 || isKnown(context, id)) {
      return read(context, taskId);
    }
    var found = context.unitOfWork().fetch(List.of(unlocked(id), VariablesAhead.ofTask(id))).get(0);
    return required(withVariables(context, found), taskId);
  }

  /** Returns a task without a lock; its variables and the tree of its instance come along. */
  TaskEntity readWithFamily(CommandContext context, String taskId) {
    var id = parse(taskId);
    if (id == 0 || isKnown(context, id)) {
      return read(context, taskId);
    }
    familyLock.look(context, RootOf.TASK, id, unlocked(id), VariablesAhead.ofTask(id));
    var task = context.unitOfWork().known(TaskEntity.TABLE, id);
    return required(withVariables(context, task == null ? List.of() : List.of(task)), taskId);
  }

  private static Read<TaskEntity> unlocked(long id) {
    return Read.where(TaskEntity.TABLE, "ID_ = ?", Parameter.of(id));
  }

  private static long parse(String taskId) {
    if (taskId == null) {
      throw new BadArgumentException(
          "The id of the task is null. Give the id that Task.getId() returns.");
    }
    return ExternalIds.parse(taskId);
  }

  private static Read<TaskEntity> lock(long id) {
    return Read.lock(TaskEntity.TABLE, "ID_ = ?", Parameter.of(id));
  }

  /**
   * Returns a task that this unit of work made and did not send yet: nobody else can have a lock on
   * it.
   */
  private static TaskEntity bornHere(CommandContext context, long id) {
    var known = context.unitOfWork().known(TaskEntity.TABLE, id);
    return known != null && known.isNew() ? known : null;
  }

  /** Returns the task. */
  static TaskEntity required(TaskEntity task, String taskId) {
    if (task == null) {
      throw new ObjectNotFoundException(
          "There is no open task with the id '"
              + taskId
              + "': it was completed or deleted already, or never existed. Ask TaskService.createTaskQuery() for open tasks.");
    }
    return task;
  }

  /** Refuses work on a task that is suspended. */
  static TaskEntity active(TaskEntity task, String what) {
    if (task.isSuspended()) {
      throw new IllegalStateEngineException(
          "Cannot " + what + " " + TaskScope.name(task) + ": it is suspended. " + remedy(task));
    }
    return task;
  }

  private static String remedy(TaskEntity task) {
    if (task.suspendedTime() != null) {
      return "Call activateTask first.";
    }
    return ScopeTypes.CMMN.equals(task.scopeType())
        ? "Resume the plan item it is of, or the stage or case that was suspended with it, first."
        : "Activate its instance first.";
  }
}
