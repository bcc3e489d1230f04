package io.millrace.common.internal.task;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkTarget;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.scope.ScopeRef;
import java.util.Collection;
import java.util.function.Consumer;

/**
 * Creates tasks. Stateless.
 *
 * @param owners the engines
 * @param events tells the listeners
 */
public record TaskCreation(ScopeOwners owners, TaskEvents events) {

  /**
   * Creates a task, counts it on its element and on the task it is a part of, and tells the
   * listeners: {@code assignment} if it has an assignee, then {@code create}.
   *
   * @param task a new task whose properties are set; who creates a sub-task holds the lock of the
   *     task it is a part of
   * @param scope the instance and element, or {@link ScopeRef#none}
   * @param links candidates and other links
   * @return the task; deleted already if a listener completed it
   */
  public TaskEntity create(
      CommandContext context, TaskEntity task, ScopeRef scope, Collection<LinkTarget> links) {
    return create(context, task, scope, links, made -> {});
  }

  /**
   * Creates a task likewise.
   *
   * @param beforeListeners what is to be done with the task before listeners hear of it
   */
  public TaskEntity create(
      CommandContext context,
      TaskEntity task,
      ScopeRef scope,
      Collection<LinkTarget> links,
      Consumer<TaskEntity> beforeListeners) {
    place(task, scope);
    task.createTime(context.now());
    context.unitOfWork().insert(task);
    count(context, task, 1);
    links.forEach(link -> IdentityLinks.of(context).add(TaskScope.links(task), link));
    beforeListeners.accept(task);
    events.created(context, task);
    return task;
  }

  private static void place(TaskEntity task, ScopeRef scope) {
    task.rootInstanceId(scope.rootId());
    task.scopeType(scope.type());
    task.scopeId(scope.instanceId());
    task.subScopeId(scope.elementId());
    task.scopeDefinitionId(scope.definitionId());
    task.tenantId(scope.tenantId());
    task.historyLevel(scope.historyLevel().ordinal());
  }

  /** Counts a task, or with -1 no longer, on its element and on the task it is a part of. */
  void count(CommandContext context, TaskEntity task, int difference) {
    if (TaskScope.isOfInstance(task)) {
      owners
          .of(task.scopeType())
          .element(context, task.subScopeId())
          .count(Dependent.TASK, difference);
    }
    if (task.parentTaskId() != 0) {
      context
          .unitOfWork()
          .find(TaskEntity.TABLE, task.parentTaskId())
          .count(Dependent.CHILD, difference);
    }
  }
}
