package io.millrace.common.eventregistry;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;

/** Builds one event. Used by one thread, once. */
public interface EventInstanceBuilder {

  /**
   * Says which tenant the event belongs to.
   *
   * @param tenantId the tenant; null for that of the tenant provider, or none
   * @return this
   */
  EventInstanceBuilder tenantId(String tenantId);

  /**
   * Gives the event a value.
   *
   * @param name a name that its definition has
   * @param value a value of the type that its definition says, or null for none
   * @return this
   */
  EventInstanceBuilder payload(String name, Object value);

  /**
   * Hands the event to all that wait for it and are started by it, as if it had come by a channel.
   *
   * @return how many families wait for it, and definitions are started by it
   * @throws ObjectNotFoundException if no such event is deployed
   * @throws BadArgumentException if a value does not fit the definition
   */
  int receive();

  /**
   * Sends the event by a channel, by a job of this transaction.
   *
   * @param channelKey the key of an outbound channel
   * @throws ObjectNotFoundException if no such event or channel is deployed
   * @throws BadArgumentException if a value does not fit the definition, or the channel is no
   *     outbound one
   */
  void send(String channelKey);
}
