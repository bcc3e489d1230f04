package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.SuspendedInstance;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.Map;

/**
 * Lets a message or signal that has come happen at an execution whose family is locked. Stateless.
 */
public final class EventDelivery {

  private EventDelivery() {}

  /**
   * Sets the variables that came along and lets the event happen. What waits in the flow stops
   * waiting here and now, so that the same event does not wake it twice; the subscriptions at the
   * border of an activity go when its work is done, those of event sub-processes when their scope
   * is done or interrupted.
   *
   * @param subscription by which it has come; may be null where nothing else is needed for the
   *     event
   */
  public static void deliver(
      ExecutionEntity execution,
      EventSubscriptionEntity subscription,
      Node event,
      EventBus.Awaited come,
      Map<String, ?> variables,
      BpmnContext context) {
    if (execution.isSuspended()) {
      throw new SuspendedInstance(execution).refusal("deliver the " + come.type() + " event to");
    }
    variables.forEach((name, value) -> context.variables().set(execution, name, value));
    context.runtime().eventBus().eventReceived(execution, event.id(), come, context);
    context.happen(execution, event, subscription);
  }
}
