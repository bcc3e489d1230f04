package io.millrace.common.internal.event;

import io.millrace.common.event.EngineEventType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ShownScope;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariableListener;

/**
 * Tells the application's listeners what happens to variables.
 *
 * @param listeners the application's listeners
 */
record VariableEvents(EventListeners listeners) implements VariableListener {

  @Override
  public boolean hearsUpdates() {
    return listeners.hear(EngineEventType.VARIABLE_UPDATED);
  }

  @Override
  public void created(CommandContext context, VariableEntity variable) {
    tell(EngineEventType.VARIABLE_CREATED, variable, null, context);
  }

  @Override
  public void updated(CommandContext context, VariableEntity variable, Object oldValue) {
    tell(EngineEventType.VARIABLE_UPDATED, variable, oldValue, context);
  }

  @Override
  public void removed(CommandContext context, VariableEntity variable) {
    tell(EngineEventType.VARIABLE_DELETED, variable, null, context);
  }

  private void tell(
      EngineEventType type, VariableEntity variable, Object oldValue, CommandContext context) {
    if (listeners.hear(type)) {
      var scope =
          new ShownScope(
              variable.scopeType(),
              variable.scopeId(),
              variable.subScopeId(),
              variable.scopeDefinitionId());
      var event =
          new ChangedVariableEvent(
              new Occurrence(type, context.now(), scope, variable.tenantId()),
              variable.name(),
              variable.type(),
              variable.getValue(),
              oldValue,
              ExternalIds.text(variable.taskId()));
      listeners.tell(event, context);
    }
  }
}
