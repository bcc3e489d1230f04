package io.millrace.cmmn.internal.event;

import io.millrace.cmmn.internal.definition.RegistryEvents;
import io.millrace.cmmn.internal.operation.CaseStart;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.eventregistry.Correlation;
import io.millrace.common.internal.eventregistry.EventInstance;
import io.millrace.common.internal.eventregistry.EventReceiver;
import io.millrace.common.internal.eventregistry.StartedOnce;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.Map;

/**
 * Lets event listeners occur and cases start by events of the event registry.
 *
 * @param runtime the engine's parts
 * @param events makes ready what models say about events
 */
public record CaseEvents(CmmnRuntime runtime, RegistryEvents events) implements EventReceiver {

  private static final StartedOnce ONCE = new StartedOnce(CaseInstanceEntity.TABLE);

  @Override
  public String scopeType() {
    return ScopeTypes.CMMN;
  }

  @Override
  public void receive(
      EventSubscriptionEntity subscription, EventInstance event, CommandContext command) {
    var context = runtime.in(command);
    WaitingItem.taken(subscription, context)
        .ifPresent(item -> context.node(item).behavior().received(item, event, context));
  }

  @Override
  public void start(
      EventSubscriptionEntity subscription, EventInstance event, CommandContext command) {
    var graph = runtime.graphs().require(subscription.scopeDefinitionId(), command);
    var start = graph.model().start();
    var externalId =
        start.oncePerCorrelation() ? Correlation.uniqueId(graph.definition().key(), event) : null;
    if (start.event() == null || externalId != null && ONCE.isRunning(externalId, command)) {
      return;
    }
    var variables = events.waitFor(start.event()).variables();
    var scope = ExpressionScope.of(Map.of());
    new CaseStart(graph)
        .variables(variables.received(event, false, scope))
        .transientVariables(variables.received(event, true, scope))
        .run(runtime.in(command))
        .externalId(externalId);
  }
}
