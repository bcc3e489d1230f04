package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariableListener;
import java.util.function.Supplier;

/**
 * Lets conditions of a case be looked at again when one of its variables has changed, and tells
 * those that wait for it and the listeners of its model. Those that are local to a task concern the
 * task alone.
 *
 * @param runtime gives the engine's parts once they are built
 */
public record VariableWatch(Supplier<CmmnRuntime> runtime) implements VariableListener {

  @Override
  public boolean hearsUpdates() {
    return false;
  }

  @Override
  public void creating(CommandContext context, VariableEntity variable) {
    ask(context, variable, CaseFileWatch::creating);
  }

  @Override
  public void removing(CommandContext context, VariableEntity variable) {
    ask(context, variable, CaseFileWatch::removing);
  }

  @Override
  public void created(CommandContext context, VariableEntity variable) {
    changed(context, variable, VariableChangeType.CREATE, CaseFileWatch::created);
  }

  @Override
  public void updated(CommandContext context, VariableEntity variable, Object oldValue) {
    changed(context, variable, VariableChangeType.UPDATE, CaseFileWatch::updated);
  }

  @Override
  public void removed(CommandContext context, VariableEntity variable) {
    changed(context, variable, VariableChangeType.DELETE, CaseFileWatch::removed);
  }

  /** What a change of a variable means for the case file of its case. */
  private interface OfCaseFile {
    void tell(CaseFileWatch watch, CaseInstanceEntity instance, String variable);
  }

  /** Lets the case file refuse a change, while nothing is changed yet. */
  private void ask(CommandContext command, VariableEntity variable, OfCaseFile ofCaseFile) {
    var instance = watched(command, variable);
    if (instance != null && variable.subScopeId() == instance.id()) {
      var context = runtime.get().in(command);
      if (context.graph(instance).caseFile() != null) {
        ofCaseFile.tell(context.caseFile(), instance, variable.name());
      }
    }
  }

  /** Returns the case of a variable, whose family is locked; null for others. */
  private static CaseInstanceEntity watched(CommandContext command, VariableEntity variable) {
    var isOfCase =
        ScopeTypes.CMMN.equals(variable.scopeType())
            && variable.taskId() == 0
            && FamilyLock.holds(command, variable.rootInstanceId());
    return isOfCase
        ? command.unitOfWork().known(CaseInstanceEntity.TABLE, variable.scopeId())
        : null;
  }

  private void changed(
      CommandContext command,
      VariableEntity variable,
      VariableChangeType change,
      OfCaseFile ofCaseFile) {
    var instance = watched(command, variable);
    if (instance == null) {
      return;
    }
    var context = runtime.get().in(command);
    var graph = context.graph(instance);
    var isOfCase = variable.subScopeId() == instance.id();
    var item = isOfCase ? null : context.tree().find(variable.subScopeId());
    OwnerEntity owner = isOfCase ? instance : item;
    if (graph.hasConditions() || instance.isInjected()) {
      context.unsettled().variableChanged(instance, variable.name());
    }
    if (graph.watches().concern(variable.name())) {
      graph
          .watches()
          .changed(
              variable.name(), change, instance, node -> Reach.down(owner, node, context), context);
    }
    if (instance.isInjected()) {
      new Injections(context, instance).changed(variable.name(), change, owner);
    }
    if (graph.caseFile() != null && isOfCase) {
      ofCaseFile.tell(context.caseFile(), instance, variable.name());
    }
    context
        .variableNews()
        .happened(
            new VariableChange(change.text(), variable.name(), variable::getValue, instance, item));
  }
}
