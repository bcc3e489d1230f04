package io.millrace.common.internal.event;

import io.millrace.common.event.EngineEventType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ShownScope;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.task.TaskObserver;

/**
 * Tells the application's listeners what happens to tasks.
 *
 * @param listeners the application's listeners
 */
record TaskObservation(EventListeners listeners) implements TaskObserver {

  @Override
  public void created(CommandContext context, TaskEntity task) {
    tell(EngineEventType.TASK_CREATED, task, context);
  }

  @Override
  public void assigned(CommandContext context, TaskEntity task) {
    tell(EngineEventType.TASK_ASSIGNED, task, context);
  }

  @Override
  public void completed(CommandContext context, TaskEntity task) {
    tell(EngineEventType.TASK_COMPLETED, task, context);
  }

  private void tell(EngineEventType type, TaskEntity task, CommandContext context) {
    if (listeners.hear(type)) {
      var scope =
          new ShownScope(
              task.scopeType(), task.scopeId(), task.subScopeId(), task.scopeDefinitionId());
      var occurrence = new Occurrence(type, context.now(), scope, task.tenantId());
      listeners.tell(new EntityEvent(occurrence, TaskEntity.TABLE.detachedCopy(task)), context);
    }
  }
}
