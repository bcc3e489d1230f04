package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.runtime.EnabledActivity;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.List;
import java.util.Map;

/**
 * Returns what can be started in an ad-hoc sub-process, in the order of the document.
 *
 * @param executionId its execution
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record AdHocEnabledCommand(long executionId, FamilyLock lock, BpmnRuntime runtime)
    implements Command<List<EnabledActivity>> {

  private record Enabled(String getId, String getName, String getType) implements EnabledActivity {}

  @Override
  public List<EnabledActivity> execute(CommandContext command) {
    new ExecutionLock(lock).toSet(Map.of(), executionId, command);
    var scope =
        AdHocExecution.require(executionId, "ask for enabled activities of", runtime.in(command));
    return scope.enabled().stream().map(AdHocEnabledCommand::shown).toList();
  }

  private static EnabledActivity shown(Node node) {
    return new Enabled(node.id(), node.element().name(), node.type());
  }
}
