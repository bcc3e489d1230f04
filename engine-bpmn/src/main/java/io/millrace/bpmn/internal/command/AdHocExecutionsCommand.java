package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.AdHocScope;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.BpmnScopeOwner;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.Comparator;
import java.util.List;

/**
 * Returns the ad-hoc sub-processes of a process instance that are under way, oldest first. Nothing
 * is locked.
 *
 * @param processInstanceId the instance
 * @param runtime the engine's parts
 */
public record AdHocExecutionsCommand(long processInstanceId, BpmnRuntime runtime)
    implements Command<List<Execution>> {

  @Override
  public List<Execution> execute(CommandContext command) {
    command.unitOfWork().flush();
    var owner = new BpmnScopeOwner(runtime);
    owner.treeRead(
        command,
        command.unitOfWork().fetch(owner.readTree(ExecutionRoots.EXECUTION, processInstanceId)));
    var context = runtime.in(command);
    var instance =
        Executions.requireInstance(processInstanceId, "ask for ad-hoc sub-processes of", context);
    return context.tree().descendants(instance).stream()
        .filter(execution -> execution.isInActivity() && !execution.isActive())
        .filter(execution -> context.node(execution).inner() instanceof AdHocScope)
        .sorted(Comparator.comparingLong(ExecutionEntity::id))
        .<Execution>map(execution -> execution)
        .toList();
  }
}
