package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.BpmnScopeOwner;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.List;
import java.util.function.Function;

/**
 * Answers a question about the variables that an execution sees. Nothing is locked.
 *
 * @param executionId the execution
 * @param question is asked inside the unit of work
 * @param runtime the engine's parts
 * @param <R> the answer
 */
public record ReadVariablesCommand<R>(
    long executionId, Function<VariableScope, R> question, BpmnRuntime runtime)
    implements Command<R> {

  @Override
  public R execute(CommandContext command) {
    var context = runtime.in(command);
    if (command.unitOfWork().known(ExecutionEntity.TABLE, executionId) == null) {
      var owner = new BpmnScopeOwner(runtime);
      var rows =
          command
              .unitOfWork()
              .fetch(
                  List.of(
                      owner.readTree(ExecutionRoots.EXECUTION, executionId),
                      Read.where(ExecutionEntity.TABLE, "ID_ = ?", Parameter.of(executionId)),
                      ExecutionLock.variablesOf(executionId)));
      owner.treeRead(command, rows.get(0));
      owner.treeRead(command, rows.get(1));
      ExecutionLock.variablesRead(executionId, command);
    }
    var known = command.unitOfWork().known(ExecutionEntity.TABLE, executionId);
    var execution = Executions.present(known, executionId, "read variables of");
    return question.apply(runtime.scopes().delegate(execution, context));
  }
}
