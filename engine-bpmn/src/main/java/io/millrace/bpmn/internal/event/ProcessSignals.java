package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.signal.SignalReceiver;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.Map;

/**
 * Lets signals happen at executions, and starts processes by them. What is suspended does not hear
 * them.
 *
 * @param runtime the engine's parts
 */
public record ProcessSignals(BpmnRuntime runtime) implements SignalReceiver {

  @Override
  public String scopeType() {
    return ScopeTypes.BPMN;
  }

  @Override
  public boolean rests(EventSubscriptionEntity start, CommandContext command) {
    return runtime.definitions().isSuspended(start.scopeDefinitionId(), command);
  }

  @Override
  public void receive(
      EventSubscriptionEntity subscription, Map<String, ?> variables, CommandContext command) {
    var context = runtime.in(command);
    if (subscription.subScopeId() == 0) {
      start(subscription, variables, context);
      return;
    }
    var execution = context.tree().find(subscription.subScopeId());
    var stillWaits =
        execution != null
            && !execution.isSuspended()
            && Subscriptions.of(command).of(execution).stream()
                .anyMatch(s -> s.id() == subscription.id());
    if (stillWaits) {
      var event = context.process(execution).node(subscription.activityId());
      var signal = new EventBus.Awaited(WaitNames.SIGNAL_EVENT, subscription.eventName());
      EventDelivery.deliver(execution, subscription, event, signal, variables, context);
    }
  }

  private void start(
      EventSubscriptionEntity subscription, Map<String, ?> variables, BpmnContext context) {
    var process =
        runtime.definitions().require(subscription.scopeDefinitionId(), context.command());
    if (rests(subscription, context.command())) {
      return; // as those that wait in suspended instances, it does not hear the signal
    }
    InstanceStart.of(process)
        .at(process.node(subscription.activityId()))
        .variables(variables)
        .run(context);
  }
}
