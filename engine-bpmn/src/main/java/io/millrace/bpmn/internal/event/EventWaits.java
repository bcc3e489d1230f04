package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.model.AwaitedEvent;
import io.millrace.bpmn.internal.model.ConditionalEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.RegistryEventDefinition;
import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.model.VariableListenerEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.Events;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.RegistryEvents;
import io.millrace.bpmn.internal.operation.TaskTimeout;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.signal.EventNames;
import io.millrace.common.internal.signal.SignalDelivery;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import io.millrace.common.internal.task.TaskEntity;
import java.util.List;

/**
 * Lets executions wait: a timer becomes a job, all else a subscription.
 *
 * @param timers makes timer jobs
 * @param names finds the names of messages and signals
 * @param registry makes ready what models say about events of the registry
 * @param kept keeps messages that came before who waits for them
 */
public record EventWaits(
    EventTimers timers, EventNames names, RegistryEvents registry, KeptMessages kept)
    implements Events {

  @Override
  public void await(ExecutionEntity execution, Node event, BpmnContext context) {
    if (event.element() instanceof ReceiveTask task) {
      var name = nameOf(task.message());
      subscribe(execution, event, WaitNames.MESSAGE_EVENT, name, null, context);
      await(execution, event, task.event(), context);
      return;
    }
    var parts = ((Event) event.element()).definition().parts();
    for (var i = 0; i < parts.size(); i++) {
      var part = parts.size() == 1 ? null : Integer.toString(i);
      await(execution, event, parts.get(i), part, context);
    }
  }

  @Override
  public void awaitTimeouts(
      TaskEntity task, Node activity, List<TaskTimeout> timeouts, BpmnContext context) {
    for (var timeout : timeouts) {
      timers.create(task, activity, timeout, context);
    }
  }

  private void await(
      ExecutionEntity execution,
      Node event,
      EventDefinition definition,
      String part,
      BpmnContext context) {
    if (definition instanceof TimerEventDefinition timer) {
      timers.create(execution, event, timer, part, context);
    } else if (definition instanceof MessageEventDefinition message) {
      var name = nameOf(message.message());
      subscribe(execution, event, WaitNames.MESSAGE_EVENT, name, part, context);
    } else if (definition instanceof SignalEventDefinition signal) {
      var subscription =
          subscribe(
              execution, event, WaitNames.SIGNAL_EVENT, signal.signal().name(), part, context);
      if (signal.signal().scope() == Signal.Scope.PROCESS_INSTANCE) {
        subscription.configuration(SignalDelivery.OWN_INSTANCE);
      }
    } else if (definition instanceof RegistryEventDefinition wanted) {
      await(execution, event, wanted.event(), context);
    } else if (definition instanceof ConditionalEventDefinition) {
      watch(execution, event, WaitNames.CONDITIONAL_EVENT, null, part, context);
    } else if (definition instanceof VariableListenerEventDefinition variable) {
      var name = variable.filter().name();
      watch(execution, event, WaitNames.VARIABLE_EVENT, name, part, context);
    }
  }

  private void await(
      ExecutionEntity execution, Node event, AwaitedEvent wanted, BpmnContext context) {
    if (wanted != null) {
      var scope = context.scope(execution);
      registry
          .waitFor(wanted)
          .subscribe(execution, execution.scopeRef(), event.id(), scope, context.command());
    }
  }

  private static String nameOf(Message message) {
    return message == null ? null : message.name();
  }

  /** Returns what waits now; null where the element waits for nothing that has a name. */
  private EventSubscriptionEntity subscribe(
      ExecutionEntity execution,
      Node event,
      String type,
      String name,
      String part,
      BpmnContext context) {
    EventSubscriptionEntity made = null;
    if (name != null) {
      var evaluated = names.of(name, event.id(), context.scope(execution));
      made = insert(execution, event, type, evaluated, part, context);
      if (kept.enabled() && type.equals(WaitNames.MESSAGE_EVENT)) {
        var key = KeptMessages.businessKey(execution, context);
        kept.receiverComes(made, key, context.command());
      }
      context
          .runtime()
          .eventBus()
          .eventAwaited(execution, event.id(), new EventBus.Awaited(type, evaluated), context);
    }
    return made;
  }

  private void watch(
      ExecutionEntity execution,
      Node event,
      String type,
      String name,
      String part,
      BpmnContext context) {
    var wait = insert(execution, event, type, name, part, context);
    if (name == null) {
      wait.nameless(part);
    }
    context.conditions().begin(wait);
  }

  private EventSubscriptionEntity insert(
      ExecutionEntity execution,
      Node event,
      String type,
      String name,
      String part,
      BpmnContext context) {
    var subscriptions = Subscriptions.of(context.command());
    if (part != null && name != null && execution.count(Dependent.SUBSCRIPTION) > 0) {
      var same =
          subscriptions.of(execution).stream()
              .filter(s -> event.id().equals(s.activityId()))
              .filter(s -> type.equals(s.eventType()) && name.equals(s.eventName()))
              .findFirst();
      if (same.isPresent()) {
        return same.get();
      }
    }
    var subscription =
        subscriptions.subscribe(execution, execution.scopeRef(), type, name, event.id());
    subscription.configuration(part);
    return subscription;
  }
}
