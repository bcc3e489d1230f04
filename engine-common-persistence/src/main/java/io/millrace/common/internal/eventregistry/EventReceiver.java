package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;

/** Lets events of the registry happen at what one engine runs. Stateless; one per engine. */
public interface EventReceiver {

  /** Returns what rows of this engine carry as their scope type. */
  String scopeType();

  /** Delivers an event to an element that waits for it and whose family is locked. */
  void receive(EventSubscriptionEntity subscription, EventInstance event, CommandContext context);

  /** Starts an instance of the definition whose start waits for the event. */
  void start(EventSubscriptionEntity subscription, EventInstance event, CommandContext context);
}
