package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.ScopeEvents;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.signal.EventNames;
import io.millrace.common.internal.signal.SignalDelivery;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Throws the signals of processes.
 *
 * <p>Spec: BPMN 2.0.2 §10.5.1.
 *
 * @param delivery delivers beyond the process instance
 * @param expressions parses the names in models
 * @param names finds names that may be expressions
 */
public record Signals(SignalDelivery delivery, Expressions expressions, EventNames names) {

  /**
   * Throws a signal from an execution.
   *
   * @param variables what comes with it
   * @param async whether all that wait for it get it by jobs
   */
  public void throwFrom(
      ExecutionEntity thrower,
      Signal signal,
      Map<String, ?> variables,
      boolean async,
      BpmnContext context) {
    var name = names.of(signal.name(), thrower.activityId(), context.scope(thrower));
    if (signal.scope() == Signal.Scope.PROCESS_INSTANCE) {
      inInstance(thrower, name, variables, async, context);
    } else {
      delivery.everywhere(name, thrower.tenantId(), variables, async, context.command());
    }
  }

  /**
   * Delivers inside one process instance. What waits is known from the tree and the model, so
   * nothing is read where names are plain text.
   */
  private void inInstance(
      ExecutionEntity thrower,
      String name,
      Map<String, ?> variables,
      boolean async,
      BpmnContext context) {
    var instance = context.tree().processInstance(thrower);
    var executions = new ArrayList<>(context.tree().descendants(instance));
    executions.add(instance);
    for (var execution : executions) {
      if (execution.count(Dependent.SUBSCRIPTION) > 0) {
        for (var event : waitingFor(name, execution, context)) {
          if (async) {
            byJob(name, event, execution, variables, context);
          } else {
            var isOne =
                !(event.element() instanceof Event element)
                    || element.definition().parts().size() == 1;
            var wait = isOne ? null : subscription(name, event, execution, context);
            EventDelivery.deliver(execution, wait, event, signal(name), variables, context);
          }
        }
      }
    }
  }

  private void byJob(
      String name,
      Node event,
      ExecutionEntity execution,
      Map<String, ?> variables,
      BpmnContext context) {
    Subscriptions.of(context.command()).of(execution).stream()
        .filter(s -> name.equals(s.eventName()) && event.id().equals(s.activityId()))
        .forEach(s -> delivery.byJob(s, variables, context.command()));
  }

  private List<Node> waitingFor(String name, ExecutionEntity execution, BpmnContext context) {
    var events = new ArrayList<Node>();
    for (var start : ScopeEvents.at(execution, context)) {
      if (waitsFor(name, start, execution, context)) {
        events.add(start);
      }
    }
    if (execution.activityId() == null) {
      return events;
    }
    var at = context.node(execution);
    var atBorder = context.isLoopInstance(execution) ? List.<Node>of() : at.boundaryEvents();
    for (var event : atBorder) {
      if (waitsFor(name, event, execution, context)
          && isLeft(name, event, at, execution, context)) {
        events.add(event);
      }
    }
    if (at.element() instanceof EventBasedGateway) {
      at.outgoing().stream()
          .map(Flow::target)
          .filter(event -> waitsFor(name, event, execution, context))
          .forEach(events::add);
    } else if (waitsFor(name, at, execution, context)) {
      events.add(at);
    }
    return events;
  }

  /** Where the work of an activity is done, what looks at variables is all that is left. */
  private static boolean isLeft(
      String name, Node event, Node activity, ExecutionEntity execution, BpmnContext context) {
    return !activity.watchesVariablesAtBorder()
        || subscription(name, event, execution, context) != null;
  }

  private boolean waitsFor(String name, Node node, ExecutionEntity execution, BpmnContext context) {
    if (!(node.element() instanceof Event event)) {
      return false;
    }
    if (event.definition() instanceof SignalEventDefinition signal) {
      var declared = expressions.parse(signal.signal().name());
      return declared.isLiteral()
          ? declared.text().equals(name)
          : subscription(name, node, execution, context) != null;
    }
    return event.definition().parts().stream().anyMatch(SignalEventDefinition.class::isInstance)
        && subscription(name, node, execution, context) != null;
  }

  private static EventSubscriptionEntity subscription(
      String name, Node event, ExecutionEntity execution, BpmnContext context) {
    return Subscriptions.of(context.command()).of(execution).stream()
        .filter(s -> s.eventType().equals(WaitNames.SIGNAL_EVENT))
        .filter(s -> name.equals(s.eventName()) && event.id().equals(s.activityId()))
        .findFirst()
        .orElse(null);
  }

  private static EventBus.Awaited signal(String name) {
    return new EventBus.Awaited(WaitNames.SIGNAL_EVENT, name);
  }
}
