package io.millrace.common.eventregistry;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A version of a channel that was deployed with a resource {@code .channel}.
 *
 * <p>Immutable and thread-safe.
 *
 * @param id the id of this version
 * @param key the key, which all versions share
 * @param name its name, or null
 * @param version the number of this version, from 1
 * @param deploymentId the deployment it came with
 * @param tenantId the tenant it belongs to, or null
 * @param direction which way its events go
 * @param type which adapter connects it
 * @param eventKey how the key of an event that comes in is found; null where events go out
 * @param eventTenant how the tenant of an event that comes in is found; null for that of the
 *     channel
 * @param settings what the adapter needs to know, such as the name of a topic; texts, numbers,
 *     booleans, maps and lists by their names
 */
public record ChannelDefinition(
    String id,
    String key,
    String name,
    int version,
    String deploymentId,
    String tenantId,
    ChannelDirection direction,
    String type,
    Detection eventKey,
    Detection eventTenant,
    Map<String, Object> settings) {

  /**
   * Copies the settings.
   *
   * @param id the id of this version
   * @param key the key, which all versions share
   * @param name its name, or null
   * @param version the number of this version, from 1
   * @param deploymentId the deployment it came with
   * @param tenantId the tenant it belongs to, or null
   * @param direction which way its events go
   * @param type which adapter connects it
   * @param eventKey how the key of an event that comes in is found; null where events go out
   * @param eventTenant how the tenant of an event that comes in is found; null for that of the
   *     channel
   * @param settings what the adapter needs to know, such as the name of a topic; texts, numbers,
   *     booleans, maps and lists by their names
   */
  public ChannelDefinition {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }
}
