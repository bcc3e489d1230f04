package io.millrace.common.internal.eventregistry;

import io.millrace.common.eventregistry.EventInstanceBuilder;
import java.util.LinkedHashMap;
import java.util.Map;

/** Collects the values of one event. Used by one thread. */
final class EventInstanceBuilderImpl implements EventInstanceBuilder {

  private final EventRegistryImpl registry;
  private final String key;
  private final Map<String, Object> payload = new LinkedHashMap<>();
  private String tenantId;

  EventInstanceBuilderImpl(EventRegistryImpl registry, String key) {
    this.registry = registry;
    this.key = key;
  }

  @Override
  public EventInstanceBuilder tenantId(String tenant) {
    tenantId = tenant;
    return this;
  }

  @Override
  public EventInstanceBuilder payload(String name, Object value) {
    payload.put(name, value);
    return this;
  }

  @Override
  public int receive() {
    return registry.receive(key, tenantId, payload);
  }

  @Override
  public void send(String channelKey) {
    registry.send(key, tenantId, payload, channelKey);
  }
}
