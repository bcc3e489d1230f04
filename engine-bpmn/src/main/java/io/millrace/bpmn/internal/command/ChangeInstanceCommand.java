package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.function.BiConsumer;

/**
 * Changes what a running process instance is called.
 *
 * @param processInstanceId the process instance
 * @param property sets the name, the business key or the business status
 * @param value the new value, or null
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record ChangeInstanceCommand(
    long processInstanceId,
    BiConsumer<ExecutionEntity, String> property,
    String value,
    FamilyLock lock,
    BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    lock.acquire(command, ExecutionRoots.EXECUTION, processInstanceId);
    var instance = Executions.requireInstance(processInstanceId, "change", runtime.in(command));
    property.accept(instance, value);
    return null;
  }
}
