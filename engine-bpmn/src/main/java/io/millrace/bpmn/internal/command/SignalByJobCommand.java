package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.signal.SignalDelivery;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.Map;

/**
 * Lets a job deliver a signal to one execution that waits for it now. Locks nothing.
 *
 * @param signalName the name of the signal
 * @param executionId the execution it is for
 * @param signals delivers signals
 * @param runtime the engine's parts
 */
public record SignalByJobCommand(
    String signalName, long executionId, SignalDelivery signals, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    var context = runtime.in(command);
    var execution =
        Executions.require(executionId, "throw the signal '" + signalName + "' to", context);
    var subscription =
        Subscriptions.of(command).of(execution).stream()
            .filter(
                s ->
                    s.eventType().equals(WaitNames.SIGNAL_EVENT)
                        && signalName.equals(s.eventName()))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalStateEngineException(
                        "Execution '"
                            + executionId
                            + "' does not wait for the signal '"
                            + signalName
                            + "'. Find the execution that does with an event subscription query."));
    signals.byJob(subscription, Map.of(), command);
    return null;
  }
}
