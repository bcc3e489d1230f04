package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.model.AwaitedEvent;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.RegistryEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.RegistryEvents;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.eventregistry.Correlation;
import io.millrace.common.internal.eventregistry.EventInstance;
import io.millrace.common.internal.eventregistry.EventReceiver;
import io.millrace.common.internal.eventregistry.StartedOnce;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.Map;

/**
 * Lets events of the event registry happen at executions, and starts processes by them.
 *
 * @param runtime the engine's parts
 * @param events makes ready what models say about events
 */
public record ProcessEvents(BpmnRuntime runtime, RegistryEvents events) implements EventReceiver {

  private static final StartedOnce ONCE = new StartedOnce(ExecutionEntity.TABLE);

  @Override
  public String scopeType() {
    return ScopeTypes.BPMN;
  }

  @Override
  public boolean rests(EventSubscriptionEntity subscription, CommandContext command) {
    if (subscription.subScopeId() == 0) {
      return runtime.definitions().isSuspended(subscription.scopeDefinitionId(), command);
    }
    var execution = runtime.in(command).tree().find(subscription.subScopeId());
    return execution != null && execution.isSuspended();
  }

  @Override
  public void receive(
      EventSubscriptionEntity subscription, EventInstance event, CommandContext command) {
    var context = runtime.in(command);
    var execution = context.tree().find(subscription.subScopeId());
    if (execution != null && waits(execution, subscription, command)) {
      var node = context.process(execution).node(subscription.activityId());
      take(execution, node, event, context);
      context.happen(execution, node, subscription);
    }
  }

  private static boolean waits(
      ExecutionEntity execution, EventSubscriptionEntity subscription, CommandContext command) {
    return Subscriptions.of(command).of(execution).stream()
        .anyMatch(waiting -> waiting.id() == subscription.id());
  }

  /** Sets variables as a message does that brings some. */
  private void take(
      ExecutionEntity execution, Node node, EventInstance event, BpmnContext context) {
    var awaited = AwaitedEvent.of(node.element());
    if (awaited == null) {
      return;
    }
    var variables = events.waitFor(awaited).variables();
    var scope = context.scope(execution);
    var own = context.variables();
    variables
        .received(event, false, scope)
        .forEach((name, value) -> own.set(execution, name, value));
    variables
        .received(event, true, scope)
        .forEach((name, value) -> own.setTransient(execution, name, value));
  }

  @Override
  public void start(
      EventSubscriptionEntity subscription, EventInstance event, CommandContext command) {
    var process = runtime.definitions().require(subscription.scopeDefinitionId(), command);
    var node = process.node(subscription.activityId());
    var externalId = externalId(process, node, event);
    if (externalId != null && ONCE.isRunning(externalId, command)) {
      return;
    }
    var variables = events.waitFor(AwaitedEvent.of(node.element())).variables();
    var scope = ExpressionScope.of(Map.of());
    InstanceStart.of(process)
        .at(node)
        .externalId(externalId)
        .variables(variables.received(event, false, scope))
        .transientVariables(variables.received(event, true, scope))
        .run(runtime.in(command));
  }

  private static String externalId(CompiledProcess process, Node node, EventInstance event) {
    var isOnce =
        ((Event) node.element())
            .definition().parts().stream()
                .anyMatch(
                    part ->
                        part instanceof RegistryEventDefinition registry
                            && registry.oncePerCorrelation());
    return isOnce ? Correlation.uniqueId(process.model().key(), event) : null;
  }
}
