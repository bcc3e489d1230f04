package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.InstanceEnd;
import io.millrace.bpmn.internal.persistence.ShownProcessDefinition;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.event.EntityEvent;
import io.millrace.common.internal.event.EventListeners;
import io.millrace.common.internal.event.Occurrence;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.ShownScope;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * Tells the application's event listeners what happens to processes. Makes no event of a type that
 * nobody hears of.
 *
 * @param listeners the application's listeners
 * @param instances shows an instance as it is at the moment
 */
public record EngineEventBus(
    EventListeners listeners,
    BiFunction<ExecutionEntity, BpmnContext, ? extends ProcessInstance> instances)
    implements EventBus {

  @Override
  public void definitionDeployed(DefinitionEntity version, CommandContext context) {
    var type = EngineEventType.DEFINITION_DEPLOYED;
    if (listeners.hear(type)) {
      var scope = new ShownScope(ExecutionEntity.SCOPE_TYPE, 0, 0, version.id());
      var occurrence = new Occurrence(type, context.now(), scope, version.tenantId());
      listeners.tell(new EntityEvent(occurrence, shown(version)), context);
    }
  }

  private static ShownProcessDefinition shown(DefinitionEntity version) {
    return new ShownProcessDefinition(DefinitionEntity.TABLE.detachedCopy(version));
  }

  @Override
  public void processCreated(ExecutionEntity instance, BpmnContext context) {
    tell(EngineEventType.PROCESS_CREATED, instance, context);
  }

  @Override
  public void processStarted(ExecutionEntity instance, BpmnContext context) {
    tell(EngineEventType.PROCESS_STARTED, instance, context);
  }

  @Override
  public void processEnded(ExecutionEntity instance, String reason, BpmnContext context) {
    tell(endOf(instance, reason), instance, context);
  }

  private static EngineEventType endOf(ExecutionEntity instance, String reason) {
    if (reason == null) {
      return instance.endedBy() == InstanceEnd.TERMINATION
          ? EngineEventType.PROCESS_COMPLETED_WITH_TERMINATE_END_EVENT
          : EngineEventType.PROCESS_COMPLETED;
    }
    return instance.endedBy() == InstanceEnd.ERROR
        ? EngineEventType.PROCESS_COMPLETED_WITH_ERROR_END_EVENT
        : EngineEventType.PROCESS_CANCELLED;
  }

  private void tell(EngineEventType type, ExecutionEntity instance, BpmnContext context) {
    if (listeners.hear(type)) {
      var event =
          new EntityEvent(occurrence(type, instance, context), instances.apply(instance, context));
      listeners.tell(event, context.command());
    }
  }

  @Override
  public void activityStarted(ExecutionEntity execution, BpmnContext context) {
    tell(EngineEventType.ACTIVITY_STARTED, execution, execution.activityId(), null, null, context);
  }

  @Override
  public void activityCompleted(ExecutionEntity execution, BpmnContext context) {
    tell(
        EngineEventType.ACTIVITY_COMPLETED, execution, execution.activityId(), null, null, context);
  }

  @Override
  public void activityCancelled(ExecutionEntity execution, String reason, BpmnContext context) {
    tell(
        EngineEventType.ACTIVITY_CANCELLED,
        execution,
        execution.activityId(),
        null,
        reason,
        context);
  }

  @Override
  public void sequenceFlowTaken(ExecutionEntity execution, Flow flow, BpmnContext context) {
    var type = EngineEventType.SEQUENCEFLOW_TAKEN;
    if (listeners.hear(type)) {
      var source = context.process(execution).node(flow.element().source());
      listeners.tell(
          new FlowEvent(occurrence(type, execution, context), flow, source), context.command());
    }
  }

  @Override
  public void eventAwaited(
      ExecutionEntity execution, String activityId, Awaited event, BpmnContext context) {
    var type =
        isMessage(event.type())
            ? EngineEventType.ACTIVITY_MESSAGE_WAITING
            : EngineEventType.ACTIVITY_SIGNAL_WAITING;
    tell(type, execution, activityId, event.name(), null, context);
  }

  @Override
  public void eventReceived(
      ExecutionEntity execution, String activityId, Awaited event, BpmnContext context) {
    if (isMessage(event.type())) {
      if (listeners.hear(EngineEventType.ACTIVITY_MESSAGE_CANCELLED)) {
        Received.in(context).keys().add(Received.key(execution, activityId));
      }
      tell(
          EngineEventType.ACTIVITY_MESSAGE_RECEIVED,
          execution,
          activityId,
          event.name(),
          null,
          context);
    } else {
      tell(EngineEventType.ACTIVITY_SIGNALED, execution, activityId, event.name(), null, context);
    }
  }

  @Override
  public void waitsEnd(ExecutionEntity execution, BpmnContext context) {
    var type = EngineEventType.ACTIVITY_MESSAGE_CANCELLED;
    if (execution.count(Dependent.SUBSCRIPTION) > 0 && listeners.hear(type)) {
      for (var subscription : Subscriptions.of(context.command()).of(execution)) {
        waitEnds(execution, subscription, context);
      }
    }
  }

  @Override
  public void waitEnds(
      ExecutionEntity execution, EventSubscriptionEntity subscription, BpmnContext context) {
    var type = EngineEventType.ACTIVITY_MESSAGE_CANCELLED;
    if (isMessage(subscription.eventType()) && !hasCome(subscription, execution, context)) {
      tell(type, execution, subscription.activityId(), subscription.eventName(), null, context);
    }
  }

  private static boolean hasCome(
      EventSubscriptionEntity subscription, ExecutionEntity execution, BpmnContext context) {
    return Received.in(context).keys().contains(Received.key(execution, subscription.activityId()));
  }

  @Override
  public void errorReceived(
      ExecutionEntity host, Node event, String errorCode, BpmnContext context) {
    tell(EngineEventType.ACTIVITY_ERROR_RECEIVED, host, event.id(), errorCode, null, context);
  }

  @Override
  public void escalationReceived(
      ExecutionEntity host, Node event, String code, BpmnContext context) {
    tell(EngineEventType.ACTIVITY_ESCALATION_RECEIVED, host, event.id(), code, null, context);
  }

  private static boolean isMessage(String eventType) {
    return WaitNames.MESSAGE_EVENT.equals(eventType);
  }

  private void tell(
      EngineEventType type,
      ExecutionEntity execution,
      String activityId,
      String eventName,
      String reason,
      BpmnContext context) {
    if (listeners.hear(type)) {
      var node = context.process(execution).node(activityId);
      var event =
          new ElementEvent(
              occurrence(type, execution, context),
              node.id(),
              node.element().name(),
              node.type(),
              eventName,
              reason);
      listeners.tell(event, context.command());
    }
  }

  private static Occurrence occurrence(
      EngineEventType type, ExecutionEntity execution, BpmnContext context) {
    var scope =
        new ShownScope(
            ExecutionEntity.SCOPE_TYPE,
            execution.processInstanceId(),
            execution.id(),
            execution.processDefinitionId());
    return new Occurrence(type, context.now(), scope, execution.tenantId());
  }

  /** The messages that came in a unit of work, by execution and element. */
  private record Received(Set<String> keys) {
    static Received in(BpmnContext context) {
      return context.command().attachment(Received.class, c -> new Received(new HashSet<>()));
    }

    static String key(ExecutionEntity execution, String activityId) {
      return execution.id() + " " + activityId;
    }
  }
}
