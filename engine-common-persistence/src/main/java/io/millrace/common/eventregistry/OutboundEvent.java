package io.millrace.common.eventregistry;

import java.util.Map;

/**
 * An event that goes out by a channel.
 *
 * <p>Immutable and thread-safe.
 *
 * @param id an id that is the same whenever this event is sent again after a failure; receivers can
 *     know by it what they have already got
 * @param eventKey the key of the event
 * @param tenantId its tenant, or null
 * @param body what it carries, a JSON object
 * @param headers what it carries as headers
 */
public record OutboundEvent(
    String id, String eventKey, String tenantId, String body, Map<String, String> headers) {

  /**
   * Copies the headers.
   *
   * @param id an id that is the same whenever this event is sent again after a failure; receivers
   *     can know by it what they have already got
   * @param eventKey the key of the event
   * @param tenantId its tenant, or null
   * @param body what it carries, a JSON object
   * @param headers what it carries as headers
   */
  public OutboundEvent {
    headers = Map.copyOf(headers);
  }

  /**
   * Leaves out body and headers, which may hold secrets.
   *
   * @return the key and the id
   */
  @Override
  public String toString() {
    return "event '" + eventKey + "' (" + id + ")";
  }
}
