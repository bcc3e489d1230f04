package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.BpmnScopeOwner;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Returns where an execution and all below it stand, in the order of the executions. Nothing is
 * locked.
 *
 * @param executionId the execution
 * @param runtime the engine's parts
 */
public record ActiveActivityIdsCommand(long executionId, BpmnRuntime runtime)
    implements Command<List<String>> {

  @Override
  public List<String> execute(CommandContext command) {
    command.unitOfWork().flush();
    var owner = new BpmnScopeOwner(runtime);
    owner.treeRead(
        command, command.unitOfWork().fetch(owner.readTree(ExecutionRoots.EXECUTION, executionId)));
    var context = runtime.in(command);
    var execution = Executions.require(executionId, "ask for activities of", context);
    var all = new ArrayList<>(context.tree().descendants(execution));
    all.add(execution);
    return all.stream()
        .distinct()
        .filter(e -> e.activityId() != null && (e.isActive() || isCalling(e, context)))
        .sorted(Comparator.comparingLong(ExecutionEntity::id))
        .map(ExecutionEntity::activityId)
        .toList();
  }

  private static boolean isCalling(ExecutionEntity execution, BpmnContext context) {
    return execution.isInActivity()
        && !execution.isMultiInstanceRoot()
        && context.node(execution).inner().isCall();
  }
}
