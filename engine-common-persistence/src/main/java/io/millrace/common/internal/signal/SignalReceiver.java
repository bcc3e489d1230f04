package io.millrace.common.internal.signal;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.Map;

/** Lets signals happen at what one engine runs. Stateless; one per engine. */
public interface SignalReceiver {

  /** Returns what rows of this engine carry as their scope type. */
  String scopeType();

  /**
   * Tells whether a version that a signal starts is suspended: what comes by a job rests with it
   * then.
   */
  default boolean rests(EventSubscriptionEntity start, CommandContext context) {
    return false;
  }

  /**
   * Delivers a signal to one subscription, of a definition or of an element whose family is locked;
   * does nothing if the element does not wait any more.
   *
   * @param variables set on the receiver before it goes on
   */
  void receive(
      EventSubscriptionEntity subscription, Map<String, ?> variables, CommandContext context);
}
