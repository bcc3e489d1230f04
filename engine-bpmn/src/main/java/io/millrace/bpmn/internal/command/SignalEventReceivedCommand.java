package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.event.Signals;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.Map;

/**
 * Delivers a signal to all that wait for it, and starts the processes that it starts.
 *
 * @param signalName the name of the signal
 * @param tenantId the tenant, empty for none
 * @param variables set on each receiver before it goes on
 * @param signals delivers signals
 * @param lock takes the families' locks
 * @param runtime the engine's parts
 */
public record SignalEventReceivedCommand(
    String signalName,
    String tenantId,
    Map<String, ?> variables,
    Signals signals,
    FamilyLock lock,
    BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    signals.receive(signalName, tenantId, variables, lock, runtime.in(command));
    return null;
  }
}
