package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;

/** Lets events of the registry happen at what one engine runs. Stateless; one per engine. */
public interface EventReceiver {

  /** Returns what rows of this engine carry as their scope type. */
  String scopeType();

  /**
   * Tells whether the instance that waits, or the version that is started, is suspended: the event
   * rests with it then. One that keeps no event does not hear it instead.
   *
   * @param subscription what waits; if it is an element, its family is locked
   */
  default boolean rests(EventSubscriptionEntity subscription, CommandContext context) {
    return false;
  }

  /** Delivers an event to an element that waits for it and whose family is locked. */
  void receive(EventSubscriptionEntity subscription, EventInstance event, CommandContext context);

  /** Starts an instance of the definition whose start waits for the event. */
  void start(EventSubscriptionEntity subscription, EventInstance event, CommandContext context);
}
