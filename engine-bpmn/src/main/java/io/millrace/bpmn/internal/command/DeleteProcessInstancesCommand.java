package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.List;

/**
 * Ends several process instances, all of them or none.
 *
 * @param processInstanceIds the instances in ascending order, in which their locks are taken
 * @param reason why, as history shows it; null for the default text
 * @param lock takes the families' locks
 * @param runtime the engine's parts
 */
public record DeleteProcessInstancesCommand(
    List<Long> processInstanceIds, String reason, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    for (var id : processInstanceIds) {
      new DeleteProcessInstanceCommand(id, reason, lock, runtime).execute(command);
    }
    return null;
  }
}
