package io.millrace.common.eventregistry;

import java.util.Map;
import java.util.Objects;

/**
 * A message as a channel received it.
 *
 * <p>Immutable and thread-safe.
 *
 * @param channelKey the key of the inbound channel
 * @param tenantId the tenant of the channel, or null
 * @param channelDefinitionId the version of the channel it came in by, which says how it is read;
 *     null for the newest
 * @param body the message, a JSON text
 * @param headers its headers by their names
 */
public record InboundEvent(
    String channelKey,
    String tenantId,
    String channelDefinitionId,
    String body,
    Map<String, String> headers) {

  /**
   * Checks that channel and body are there, and copies the headers.
   *
   * @param channelKey the key of the inbound channel
   * @param tenantId the tenant of the channel, or null
   * @param channelDefinitionId the version of the channel it came in by; null for the newest
   * @param body the message, a JSON text
   * @param headers its headers by their names
   */
  public InboundEvent {
    Objects.requireNonNull(channelKey, "channelKey");
    Objects.requireNonNull(body, "body");
    headers = Map.copyOf(headers);
  }

  /**
   * Makes a message that is read by the newest version of its channel.
   *
   * @param channelKey the key of the inbound channel
   * @param tenantId the tenant of the channel, or null
   * @param body the message, a JSON text
   * @param headers its headers by their names
   */
  public InboundEvent(
      String channelKey, String tenantId, String body, Map<String, String> headers) {
    this(channelKey, tenantId, null, body, headers);
  }

  /**
   * Makes a message that is read by the version of the channel that its adapter was started with.
   * Another node may have deployed a newer one meanwhile, which reads other messages.
   *
   * @param channel the version that was started
   * @param body the message, a JSON text
   * @param headers its headers by their names
   * @return a message of the tenant of the channel
   */
  public static InboundEvent of(
      ChannelDefinition channel, String body, Map<String, String> headers) {
    return new InboundEvent(channel.key(), channel.tenantId(), channel.id(), body, headers);
  }

  /**
   * Leaves out body and headers, which may hold secrets.
   *
   * @return the channel
   */
  @Override
  public String toString() {
    return "a message of the channel '" + channelKey + "'";
  }
}
