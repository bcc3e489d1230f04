package io.millrace.cmmn.internal.event;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.signal.SignalReceiver;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.Map;

/**
 * Lets signal event listeners occur.
 *
 * @param runtime the engine's parts
 */
public record CaseSignals(CmmnRuntime runtime) implements SignalReceiver {

  @Override
  public String scopeType() {
    return ScopeTypes.CMMN;
  }

  @Override
  public void receive(
      EventSubscriptionEntity subscription, Map<String, ?> variables, CommandContext command) {
    var context = runtime.in(command);
    WaitingItem.taken(subscription, context)
        .ifPresent(
            item -> {
              variables.forEach((name, value) -> context.variables().set(item, name, value));
              context.apply(item, Transition.OCCUR);
            });
  }
}
