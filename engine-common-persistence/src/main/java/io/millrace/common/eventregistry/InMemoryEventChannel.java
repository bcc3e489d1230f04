package io.millrace.common.eventregistry;

import io.millrace.common.IllegalStateEngineException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Channels without a broker, for tests and examples: what is published is received at once on the
 * calling thread, what is sent is kept in a list. Thread-safe.
 */
public final class InMemoryEventChannel
    implements InboundEventChannelAdapter, OutboundEventChannelAdapter {

  private final Map<Name, Started> started = new ConcurrentHashMap<>();
  private final List<OutboundEvent> sent = new ArrayList<>();

  private record Name(String key, String tenantId) {}

  private record Started(ChannelDefinition channel, EventRegistry registry) {}

  /** Creates an adapter that knows no channel yet. */
  public InMemoryEventChannel() {}

  @Override
  public void start(ChannelDefinition channel, EventRegistry registry) {
    started.put(name(channel), new Started(channel, registry));
  }

  @Override
  public void stop(ChannelDefinition channel) {
    started.remove(name(channel));
  }

  private static Name name(ChannelDefinition channel) {
    return new Name(channel.key(), channel.tenantId());
  }

  @Override
  public void send(ChannelDefinition channel, OutboundEvent event) {
    synchronized (sent) {
      sent.add(event);
    }
  }

  /**
   * Lets a message come in by a channel that belongs to no tenant.
   *
   * @param channelKey the key of a channel that is started
   * @param body the message, a JSON text
   * @return how many families wait for the event, and definitions are started by it
   * @throws IllegalStateEngineException if the channel is not started
   */
  public int publish(String channelKey, String body) {
    return publish(channelKey, body, Map.of());
  }

  /**
   * Lets a message with headers come in by a channel that belongs to no tenant.
   *
   * @param channelKey the key of a channel that is started
   * @param body the message, a JSON text
   * @param headers its headers by their names
   * @return how many families wait for the event, and definitions are started by it
   * @throws IllegalStateEngineException if the channel is not started
   */
  public int publish(String channelKey, String body, Map<String, String> headers) {
    return publish(channelKey, null, body, headers);
  }

  /**
   * Lets a message with headers come in by a channel of a tenant.
   *
   * @param channelKey the key of a channel that is started
   * @param tenantId the tenant of the channel; null for none
   * @param body the message, a JSON text
   * @param headers its headers by their names
   * @return how many families wait for the event, and definitions are started by it
   * @throws IllegalStateEngineException if the channel is not started
   */
  public int publish(String channelKey, String tenantId, String body, Map<String, String> headers) {
    var receiver = started.get(new Name(channelKey, tenantId));
    if (receiver == null) {
      throw new IllegalStateEngineException(
          "Cannot publish on the channel '"
              + channelKey
              + (tenantId == null ? "" : "' of the tenant '" + tenantId)
              + "': it is not started. Deploy an inbound channel of this adapter's type; started are "
              + started.keySet()
              + ".");
    }
    return receiver.registry().eventReceived(InboundEvent.of(receiver.channel(), body, headers));
  }

  /**
   * Returns what was sent.
   *
   * @return in the order in which it was sent; a copy
   */
  public List<OutboundEvent> sent() {
    synchronized (sent) {
      return List.copyOf(sent);
    }
  }
}
