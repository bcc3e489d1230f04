package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.Events;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.signal.EventNames;
import io.millrace.common.internal.signal.SignalDelivery;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;

/**
 * Lets executions wait: a timer becomes a job, a message or signal a subscription.
 *
 * @param timers makes timer jobs
 * @param names finds the names of messages and signals
 */
public record EventWaits(EventTimers timers, EventNames names) implements Events {

  @Override
  public void await(ExecutionEntity execution, Node event, BpmnContext context) {
    if (event.element() instanceof ReceiveTask task) {
      subscribe(execution, event, WaitNames.MESSAGE_EVENT, nameOf(task.message()), context);
    } else {
      await(execution, event, definition(event), context);
    }
  }

  private static EventDefinition definition(Node event) {
    return ((Event) event.element()).definition();
  }

  private void await(
      ExecutionEntity execution, Node event, EventDefinition definition, BpmnContext context) {
    if (definition instanceof TimerEventDefinition timer) {
      timers.create(execution, event, timer, context);
    } else if (definition instanceof MessageEventDefinition message) {
      subscribe(execution, event, WaitNames.MESSAGE_EVENT, nameOf(message.message()), context);
    } else if (definition instanceof SignalEventDefinition signal) {
      var subscription =
          subscribe(execution, event, WaitNames.SIGNAL_EVENT, signal.signal().name(), context);
      if (signal.signal().scope() == Signal.Scope.PROCESS_INSTANCE) {
        subscription.configuration(SignalDelivery.OWN_INSTANCE);
      }
    }
  }

  private static String nameOf(Message message) {
    return message == null ? null : message.name();
  }

  /** Returns what waits now; null where the element waits for nothing that has a name. */
  private EventSubscriptionEntity subscribe(
      ExecutionEntity execution, Node event, String type, String name, BpmnContext context) {
    EventSubscriptionEntity made = null;
    if (name != null) {
      var evaluated = names.of(name, event.id(), context.scope(execution));
      made =
          Subscriptions.of(context.command())
              .subscribe(execution, execution.scopeRef(), type, evaluated, event.id());
      context
          .runtime()
          .eventBus()
          .eventAwaited(execution, event.id(), new EventBus.Awaited(type, evaluated), context);
    }
    return made;
  }
}
