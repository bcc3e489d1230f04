package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.EventNames;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Delivers signals to everything that waits for their name.
 *
 * <p>A signal thrown by a process reaches its own family at once. Other families get it by a job
 * each that is part of the throwing transaction: no unit of work waits for the lock of a family
 * while it holds another one. Spec: BPMN 2.0.2 §10.5.1.
 *
 * @param jobs the jobs of the engine
 * @param expressions parses the names in models
 * @param names finds names that may be expressions
 */
public record Signals(Jobs jobs, Expressions expressions, EventNames names) {

  private static final int MOST_READ_AHEAD = 5_000;

  /** Throws a signal from an execution. */
  public void throwFrom(ExecutionEntity thrower, Signal signal, BpmnContext context) {
    var name = names.of(signal.name(), thrower.activityId(), context.scope(thrower));
    if (signal.scope() == Signal.Scope.PROCESS_INSTANCE) {
      inInstance(thrower, name, context);
    } else {
      everywhere(name, thrower.tenantId(), context);
    }
  }

  /**
   * Delivers inside one process instance. What waits is known from the tree and the model, so
   * nothing is read where names are plain text.
   */
  private void inInstance(ExecutionEntity thrower, String name, BpmnContext context) {
    var instance = context.tree().processInstance(thrower);
    for (var execution : context.tree().descendants(instance)) {
      if (execution.count(Dependent.SUBSCRIPTION) > 0) {
        for (var event : waitingFor(name, execution, context)) {
          EventDelivery.deliver(execution, event, signal(name), Map.of(), context);
        }
      }
    }
  }

  private List<Node> waitingFor(String name, ExecutionEntity execution, BpmnContext context) {
    var at = context.node(execution);
    var events = new ArrayList<Node>();
    for (var event : at.boundaryEvents()) {
      if (waitsFor(name, event, execution, context)) {
        events.add(event);
      }
    }
    if (waitsFor(name, at, execution, context)) {
      events.add(at);
    }
    return events;
  }

  private boolean waitsFor(String name, Node node, ExecutionEntity execution, BpmnContext context) {
    if (!(node.element() instanceof Event event)
        || !(event.definition() instanceof SignalEventDefinition signal)) {
      return false;
    }
    if (!(node.element() instanceof BoundaryEvent) && !node.id().equals(execution.activityId())) {
      return false;
    }
    var declared = expressions.parse(signal.signal().name());
    return declared.isLiteral()
        ? declared.text().equals(name)
        : Subscriptions.of(context.command()).of(execution).stream()
            .anyMatch(s -> name.equals(s.eventName()) && node.id().equals(s.activityId()));
  }

  private void everywhere(String name, String tenantId, BpmnContext context) {
    for (var subscription :
        Subscriptions.of(context.command()).find(WaitNames.SIGNAL_EVENT, name, tenantId)) {
      if (subscription.subScopeId() == 0) {
        start(subscription, Map.of(), context);
      } else if (FamilyLock.holds(context.command(), subscription.rootInstanceId())) {
        deliver(subscription, Map.of(), context);
      } else {
        deliverByJob(subscription, context);
      }
    }
  }

  /**
   * Delivers a signal that comes from outside: to all that wait for it, in the order of their
   * families, whose locks are taken in that order; and starts the processes that it starts.
   *
   * <p>Code that runs inside a command holds a family already, and must not wait for another one:
   * others get the signal by a job each, as when a process throws it. A job carries no variables;
   * with variables the locks are waited for even so.
   */
  public void receive(
      String name,
      String tenantId,
      Map<String, ?> variables,
      FamilyLock lock,
      BpmnContext context) {
    if (variables.isEmpty() && FamilyLock.holdsAny(context.command())) {
      everywhere(name, tenantId, context);
      return;
    }
    var found = Subscriptions.of(context.command()).find(WaitNames.SIGNAL_EVENT, name, tenantId);
    lockFamilies(found.stream().filter(s -> s.rootInstanceId() != 0).toList(), lock, context);
    found.forEach(subscription -> deliver(subscription, variables, context));
  }

  /**
   * Locks the families that wait, and reads again in the same trip what their executions wait for.
   */
  private static void lockFamilies(
      List<EventSubscriptionEntity> waiting, FamilyLock lock, BpmnContext context) {
    if (waiting.isEmpty()) {
      return;
    }
    var roots = waiting.stream().map(EventSubscriptionEntity::rootInstanceId).toList();
    var executions = waiting.stream().map(EventSubscriptionEntity::subScopeId).distinct().toList();
    var dialect = context.command().session().dialect();
    if (executions.size() > MOST_READ_AHEAD) {
      lock.acquireAll(context.command(), roots);
      return;
    }
    lock.acquireAll(context.command(), roots, Subscriptions.readOf(executions, dialect));
    Subscriptions.of(context.command()).wereRead(executions);
  }

  /**
   * Delivers to one subscription, of a definition or of an execution whose family is locked; does
   * nothing if the execution does not wait any more.
   */
  public void deliver(
      EventSubscriptionEntity subscription, Map<String, ?> variables, BpmnContext context) {
    if (subscription.subScopeId() == 0) {
      start(subscription, variables, context);
      return;
    }
    var execution = context.tree().find(subscription.subScopeId());
    var stillWaits =
        execution != null
            && Subscriptions.of(context.command()).of(execution).stream()
                .anyMatch(s -> s.id() == subscription.id());
    if (stillWaits) {
      var event = context.process(execution).node(subscription.activityId());
      EventDelivery.deliver(execution, event, signal(subscription.eventName()), variables, context);
    }
  }

  private static EventBus.Awaited signal(String name) {
    return new EventBus.Awaited(WaitNames.SIGNAL_EVENT, name);
  }

  private static void start(
      EventSubscriptionEntity subscription, Map<String, ?> variables, BpmnContext context) {
    var process =
        context
            .runtime()
            .definitions()
            .require(subscription.scopeDefinitionId(), context.command());
    InstanceStart.of(process)
        .at(process.node(subscription.activityId()))
        .variables(variables)
        .run(context);
  }

  /** Lets a job of this transaction deliver to one subscription. */
  public void deliverByJob(EventSubscriptionEntity subscription, BpmnContext context) {
    var family =
        new ScopeRef(
            subscription.scopeType(),
            subscription.rootInstanceId(),
            subscription.scopeId(),
            0,
            subscription.scopeDefinitionId(),
            subscription.tenantId(),
            null);
    var job =
        NewJob.of(family, WaitNames.SIGNAL)
            .at(subscription.activityId(), null)
            .withConfiguration(Long.toString(subscription.id()));
    jobs.createMessage(context.command(), job);
  }
}
