package io.millrace.cmmn.internal.event;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.signal.SignalReceiver;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
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

  /** What has been delivered stops waiting at once, so that one signal is not heard twice. */
  @Override
  public void receive(
      EventSubscriptionEntity subscription, Map<String, ?> variables, CommandContext command) {
    var context = runtime.in(command);
    var item = context.tree().find(subscription.subScopeId());
    var subscriptions = Subscriptions.of(command);
    var stillWaits =
        item != null && subscriptions.of(item).stream().anyMatch(s -> s.id() == subscription.id());
    if (stillWaits) {
      variables.forEach((name, value) -> context.variables().set(item, name, value));
      subscriptions.deleteOf(item);
      context.apply(item, Transition.OCCUR);
    }
  }
}
