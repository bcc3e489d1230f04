package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.VariableFilter.Change;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariableListener;

/**
 * Lets conditions of a process be looked at again when a variable has changed. Processes without
 * such events are passed over by what is in memory. Variables that are local to a task concern the
 * task alone.
 *
 * <p>No record, since it is among the parts of the engine that it knows: to compare it by its parts
 * would never end.
 */
public final class VariableWatch implements VariableListener {

  private final BpmnRuntime runtime;

  /** Creates what watches the variables of an engine. */
  public VariableWatch(BpmnRuntime runtime) {
    this.runtime = runtime;
  }

  @Override
  public boolean hearsUpdates() {
    return false;
  }

  @Override
  public void created(CommandContext context, VariableEntity variable) {
    changed(context, variable, Change.CREATE);
  }

  @Override
  public void updated(CommandContext context, VariableEntity variable, Object oldValue) {
    changed(context, variable, Change.UPDATE);
  }

  @Override
  public void removed(CommandContext context, VariableEntity variable) {
    changed(context, variable, Change.DELETE);
  }

  private void changed(CommandContext command, VariableEntity variable, Change change) {
    if (variable.taskId() != 0 || !ScopeTypes.BPMN.equals(variable.scopeType())) {
      return;
    }
    var context = runtime.in(command);
    if (context.process(variable.scopeDefinitionId()).watchesVariables()
        && isSeen(variable, context)) {
      context.conditions().changed(variable, change);
    }
  }

  /** Nobody sees what is at an execution where nothing waits and inside of which nothing runs. */
  private static boolean isSeen(VariableEntity variable, BpmnContext context) {
    var holder = context.tree().find(variable.subScopeId());
    return holder == null
        || holder.count(Dependent.CHILD) > 0
        || holder.count(Dependent.SUBSCRIPTION) > 0;
  }
}
