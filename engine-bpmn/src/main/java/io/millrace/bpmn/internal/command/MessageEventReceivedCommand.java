package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.bpmn.internal.event.EventDelivery;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.Map;

/**
 * Delivers a message or a signal to the execution that waits for it.
 *
 * @param eventType {@link WaitNames#MESSAGE_EVENT} or {@link WaitNames#SIGNAL_EVENT}
 * @param eventName the name of the message or signal
 * @param executionId the execution
 * @param variables set before it goes on
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record MessageEventReceivedCommand(
    String eventType,
    String eventName,
    long executionId,
    Map<String, ?> variables,
    FamilyLock lock,
    BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    lock.acquire(command, ExecutionRoots.EXECUTION, executionId);
    var context = runtime.in(command);
    var execution = context.tree().find(executionId);
    var subscription =
        execution == null
            ? null
            : Subscriptions.of(command).of(execution).stream()
                .filter(s -> s.eventType().equals(eventType) && eventName.equals(s.eventName()))
                .findFirst()
                .orElse(null);
    if (subscription == null) {
      throw new ObjectNotFoundException(
          "Execution '"
              + executionId
              + "' does not wait for the "
              + eventType
              + " '"
              + eventName
              + "' (any more). Find the execution that does with an event subscription query.");
    }
    var event = context.process(execution).node(subscription.activityId());
    EventDelivery.deliver(execution, event, eventType, variables, context);
    return null;
  }
}
