package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.event.EventDelivery;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;

/**
 * Delivers a message or a signal to the execution that waits for it.
 *
 * @param event what has come
 * @param executionId the execution
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record MessageEventReceivedCommand(
    ReceivedEvent event, long executionId, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    new ExecutionLock(lock).toDeliver(event.variables(), executionId, command);
    var context = runtime.in(command);
    var execution = Executions.require(executionId, "deliver the " + event + " to", context);
    var subscription =
        Subscriptions.of(command).of(execution).stream()
            .filter(event::isAwaitedBy)
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalStateEngineException(
                        "Execution '"
                            + executionId
                            + "' does not wait for the "
                            + event
                            + " (any more). Find the execution that does with an event subscription query."));
    deliver(subscription, execution, context);
    return null;
  }

  /** Delivers to a subscription of the execution, whose family is locked. */
  void deliver(
      EventSubscriptionEntity subscription, ExecutionEntity execution, BpmnContext context) {
    Executions.active(execution, "deliver the " + event + " to");
    event
        .transientVariables()
        .forEach((name, value) -> context.variables().setTransient(execution, name, value));
    var element = context.process(execution).node(subscription.activityId());
    EventDelivery.deliver(
        execution,
        subscription,
        element,
        new EventBus.Awaited(event.type(), event.name()),
        event.variables(),
        context);
  }
}
