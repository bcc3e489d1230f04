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
 * @param body the message, a JSON text
 * @param headers its headers by their names
 */
public record InboundEvent(
    String channelKey, String tenantId, String body, Map<String, String> headers) {

  /**
   * Checks that channel and body are there, and copies the headers.
   *
   * @param channelKey the key of the inbound channel
   * @param tenantId the tenant of the channel, or null
   * @param body the message, a JSON text
   * @param headers its headers by their names
   */
  public InboundEvent {
    Objects.requireNonNull(channelKey, "channelKey");
    Objects.requireNonNull(body, "body");
    headers = Map.copyOf(headers);
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
