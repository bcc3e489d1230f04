package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.Map;

/**
 * A message or a signal that has come from outside.
 *
 * @param type {@link WaitNames#MESSAGE_EVENT} or {@link WaitNames#SIGNAL_EVENT}
 * @param name its name
 * @param variables set on the receiver before it goes on
 * @param transientVariables set for this unit of work before
 */
public record ReceivedEvent(
    String type, String name, Map<String, ?> variables, Map<String, ?> transientVariables) {

  boolean isAwaitedBy(EventSubscriptionEntity subscription) {
    return type.equals(subscription.eventType()) && name.equals(subscription.eventName());
  }

  /** Returns for example {@code message 'paid'}. */
  @Override
  public String toString() {
    return type + " '" + name + "'";
  }
}
