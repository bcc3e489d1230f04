package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.model.ProcessEventListener.Thrown;
import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.ThrownError;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.event.EngineEvent;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Throws into process instances what listeners of the engine's events say. An instance that has
 * come to its end hears nothing more; a signal for all goes out nevertheless.
 *
 * @param runtime the engine's parts
 * @param lock locks the family of an instance, where a call holds the lock of a row alone
 * @param signals throws signals
 * @param messages delivers messages
 */
public record ThrownByListeners(
    BpmnRuntime runtime, FamilyLock lock, Signals signals, Messages messages) {

  void happen(Thrown thrown, EngineEvent event, CommandContext command) {
    var context = runtime.in(command);
    if (thrown.kind() == Thrown.Kind.GLOBAL_SIGNAL) {
      var tenant = event.getTenantId() == null ? "" : event.getTenantId();
      signals.delivery().everywhere(thrown.name(), tenant, Map.of(), false, command);
      return;
    }
    var instance = locked(event, context);
    if (instance == null) {
      return;
    }
    switch (thrown.kind()) {
      case MESSAGE -> message(thrown.name(), instance, context);
      case ERROR -> new ThrownError(thrown.name()).at(execution(event, instance, context), context);
      default ->
          signals.throwFrom(
              instance,
              new Signal(null, thrown.name(), Signal.Scope.PROCESS_INSTANCE),
              Map.of(),
              false,
              context);
    }
  }

  private ExecutionEntity locked(EngineEvent event, BpmnContext context) {
    var id = ExternalIds.parse(event.getProcessInstanceId());
    var instance = context.tree().find(id);
    if (instance != null && !FamilyLock.holds(context.command(), instance.rootInstanceId())) {
      lock.acquireAll(context.command(), List.of(instance.rootInstanceId()));
      instance = context.tree().find(id);
    }
    return instance == null || instance.isDeleted() ? null : instance;
  }

  private static ExecutionEntity execution(
      EngineEvent event, ExecutionEntity instance, BpmnContext context) {
    var execution =
        event.getExecutionId() == null
            ? null
            : context.tree().find(ExternalIds.parse(event.getExecutionId()));
    return execution == null || execution.isDeleted() ? instance : execution;
  }

  /** All that wait for it in the instance get it; nobody has to. */
  private void message(String name, ExecutionEntity instance, BpmnContext context) {
    var executions = new ArrayList<>(context.tree().descendants(instance));
    executions.add(instance);
    for (var execution : executions) {
      for (var waiting : waiting(name, execution, context)) {
        messages.deliver(waiting.id(), execution.id(), sent(name, instance), context);
      }
    }
  }

  private static List<EventSubscriptionEntity> waiting(
      String name, ExecutionEntity execution, BpmnContext context) {
    return execution.isDeleted() || execution.count(Dependent.SUBSCRIPTION) == 0
        ? List.of()
        : Subscriptions.of(context.command()).of(execution).stream()
            .filter(s -> s.eventType().equals(WaitNames.MESSAGE_EVENT))
            .filter(s -> name.equals(s.eventName()))
            .toList();
  }

  private static SentMessage sent(String name, ExecutionEntity instance) {
    var to =
        new WantedReceiver(name, instance.tenantId(), instance.id(), 0, null, Map.of(), Map.of());
    return new SentMessage(to, Map.of(), Map.of(), false, null, SentMessage.Targets.WAITING);
  }
}
