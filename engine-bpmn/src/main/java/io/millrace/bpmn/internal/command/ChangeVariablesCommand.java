package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.function.Consumer;

/**
 * Changes variables that an execution sees, under the lock of its family.
 *
 * @param executionId the execution
 * @param change is made inside the unit of work
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record ChangeVariablesCommand(
    long executionId, Consumer<VariableScope> change, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    new ExecutionLock(lock).withVariables(executionId, command);
    var context = runtime.in(command);
    var execution = Executions.require(executionId, "change variables of", context);
    change.accept(runtime.scopes().delegate(execution, context));
    return null;
  }
}
