package io.millrace.common.eventregistry;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;

/**
 * Takes events and hands them to the cases and processes that wait for them or are started by them.
 * Thread-safe.
 *
 * <p>An event is taken in one short transaction, which creates a job for each family of instances
 * that waits for it, and one for each definition it starts. Where more than a thousand families
 * wait, or fewer for a long event, the transaction creates the jobs of the first ones, and a job
 * that creates those of the others; the number that a call returns is that of the first ones then.
 * Each job runs in a transaction of its own: what fails at one receiver is tried again there and
 * keeps nobody else from it. When a call has returned, the event cannot be lost. Nobody hears an
 * event that nobody waits for.
 *
 * <p>Calls from inside a delegate belong to its transaction.
 */
public interface EventRegistry {

  /**
   * Takes a message of a channel without headers.
   *
   * @param channelKey the key of an inbound channel
   * @param rawEvent the message, a JSON text
   * @return how many families wait for the event, and definitions are started by it
   * @throws ObjectNotFoundException if there is no such channel, or no event with the key that the
   *     message has
   * @throws BadArgumentException if the channel is no inbound one, or the message does not fit its
   *     event
   */
  int eventReceived(String channelKey, String rawEvent);

  /**
   * Takes a message of a channel.
   *
   * @param event the message
   * @return how many families wait for the event, and definitions are started by it
   * @throws ObjectNotFoundException if there is no such channel, or no event with the key that the
   *     message has
   * @throws BadArgumentException if the channel is no inbound one, or the message does not fit its
   *     event
   */
  int eventReceived(InboundEvent event);

  /**
   * Begins an event that needs no inbound channel.
   *
   * @param eventKey the key of a deployed event
   * @return a builder for one event
   */
  EventInstanceBuilder createEventInstanceBuilder(String eventKey);

  /**
   * Returns the newest version of an event.
   *
   * @param eventKey its key
   * @param tenantId the tenant, or null for none; an event without a tenant is everybody's
   * @return never null
   * @throws ObjectNotFoundException if there is none
   */
  EventDefinition getEventDefinition(String eventKey, String tenantId);

  /**
   * Returns the newest version of a channel.
   *
   * @param channelKey its key
   * @param tenantId the tenant, or null for none; a channel without a tenant is everybody's
   * @return never null
   * @throws ObjectNotFoundException if there is none
   */
  ChannelDefinition getChannelDefinition(String channelKey, String tenantId);

  /**
   * Starts and stops inbound channels as they are deployed now. A node hears by itself of what is
   * deployed on it; what was deployed on others it learns by this call, which an application makes
   * now and then.
   */
  void refreshChannels();
}
