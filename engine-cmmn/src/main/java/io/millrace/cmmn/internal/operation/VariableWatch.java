package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.delegate.CaseVariableListener;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariableListener;
import java.util.function.Supplier;

/**
 * Lets conditions of a case be looked at again when one of its variables has changed, and tells the
 * listeners of its model. Those that are local to a task concern the task alone.
 *
 * @param runtime gives the engine's parts once they are built
 */
public record VariableWatch(Supplier<CmmnRuntime> runtime) implements VariableListener {

  @Override
  public boolean hearsUpdates() {
    return false;
  }

  @Override
  public void created(CommandContext context, VariableEntity variable) {
    changed(context, variable, CaseVariableListener.CREATE);
  }

  @Override
  public void updated(CommandContext context, VariableEntity variable, Object oldValue) {
    changed(context, variable, CaseVariableListener.UPDATE);
  }

  @Override
  public void removed(CommandContext context, VariableEntity variable) {
    changed(context, variable, CaseVariableListener.DELETE);
  }

  private void changed(CommandContext command, VariableEntity variable, String event) {
    if (!ScopeTypes.CMMN.equals(variable.scopeType())
        || variable.taskId() != 0
        || !FamilyLock.holds(command, variable.rootInstanceId())) {
      return;
    }
    var instance = command.unitOfWork().known(CaseInstanceEntity.TABLE, variable.scopeId());
    var context = runtime.get().in(command);
    if (instance == null) {
      return;
    }
    if (context.graph(instance).hasConditions()) {
      context.unsettled().conditionsChanged(instance);
    }
    var item =
        variable.subScopeId() == variable.scopeId()
            ? null
            : context.tree().find(variable.subScopeId());
    context
        .variableNews()
        .happened(new VariableChange(event, variable.name(), variable::getValue, instance, item));
  }
}
