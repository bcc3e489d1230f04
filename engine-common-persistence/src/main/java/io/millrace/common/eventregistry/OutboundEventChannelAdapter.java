package io.millrace.common.eventregistry;

/**
 * Sends the events of outbound channels of one type. Implemented by applications, which register it
 * with the configuration of the engine; thread-safe.
 */
@FunctionalInterface
public interface OutboundEventChannelAdapter {

  /**
   * Sends an event. Returns when it cannot be lost any more.
   *
   * <p>It may be called again for the same event: when it failed, or when the transaction it was
   * called in failed afterwards. {@link OutboundEvent#id()} is the same then if a job sends it.
   *
   * @param channel the newest version of the channel
   * @param event the event
   * @throws Exception if it could not be sent; a job tries again later
   */
  void send(ChannelDefinition channel, OutboundEvent event) throws Exception;
}
