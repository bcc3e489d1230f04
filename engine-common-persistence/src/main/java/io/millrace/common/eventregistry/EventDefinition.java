package io.millrace.common.eventregistry;

import java.util.List;
import java.util.Optional;

/**
 * A version of an event that was deployed with a resource {@code .event}.
 *
 * <p>Immutable and thread-safe.
 *
 * @param id the id of this version
 * @param key the key, which all versions share
 * @param name its name, or null
 * @param version the number of this version, from 1
 * @param deploymentId the deployment it came with
 * @param tenantId the tenant it belongs to, or null
 * @param payload what events carry, in the order of the resource
 */
public record EventDefinition(
    String id,
    String key,
    String name,
    int version,
    String deploymentId,
    String tenantId,
    List<EventPayload> payload) {

  /**
   * Copies the list.
   *
   * @param id the id of this version
   * @param key the key, which all versions share
   * @param name its name, or null
   * @param version the number of this version, from 1
   * @param deploymentId the deployment it came with
   * @param tenantId the tenant it belongs to, or null
   * @param payload what events carry, in the order of the resource
   */
  public EventDefinition {
    payload = List.copyOf(payload);
  }

  /**
   * Finds a value by its name.
   *
   * @param valueName the name
   * @return empty where events carry no such value
   */
  public Optional<EventPayload> payload(String valueName) {
    return payload.stream().filter(value -> value.name().equals(valueName)).findFirst();
  }
}
