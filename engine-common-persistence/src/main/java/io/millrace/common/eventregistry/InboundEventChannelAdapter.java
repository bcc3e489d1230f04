package io.millrace.common.eventregistry;

/**
 * Connects inbound channels of one type with what their messages come from, such as a broker.
 * Implemented by applications, which register it with the configuration of the engine; thread-safe.
 *
 * <p>An adapter calls {@link EventRegistry#eventReceived(InboundEvent)} for each message, and tells
 * the broker that the message is taken when that call has returned: from then on the event is kept
 * in the database until everybody has it. If the call fails with a {@code BadArgumentException} or
 * an {@code ObjectNotFoundException}, the message will not be understood the next time either;
 * after any other exception it should be delivered again.
 */
public interface InboundEventChannelAdapter {

  /**
   * Begins to receive the messages of a channel. Called when the engine starts, and when a version
   * of a channel is deployed on this node, after {@link #stop} for the version before.
   *
   * @param channel the newest version of the channel
   * @param registry takes the messages
   */
  void start(ChannelDefinition channel, EventRegistry registry);

  /**
   * Ends receiving the messages of a channel: a newer version comes, it is deleted, or the engine
   * is closed.
   *
   * @param channel the version that was started
   */
  void stop(ChannelDefinition channel);
}
