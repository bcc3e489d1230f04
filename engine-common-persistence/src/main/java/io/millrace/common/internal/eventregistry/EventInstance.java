package io.millrace.common.internal.eventregistry;

import io.millrace.common.eventregistry.EventDefinition;
import io.millrace.common.eventregistry.EventPayload;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An event with its values.
 *
 * @param definition what it is; of one that is read back from a job, only key and payload are said
 * @param tenantId its tenant, empty for none
 * @param values its values of the types that its definition says; those without one are missing
 */
public record EventInstance(
    EventDefinition definition, String tenantId, Map<String, Object> values) {

  /** Takes a copy. */
  public EventInstance {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** Returns the key of the event. */
  public String key() {
    return definition.key();
  }

  /** Returns the values by which it is correlated. */
  public Map<String, Object> correlations() {
    var correlations = new LinkedHashMap<String, Object>();
    definition.payload().stream()
        .filter(EventPayload::correlationParameter)
        .filter(value -> values.get(value.name()) != null)
        .forEach(value -> correlations.put(value.name(), values.get(value.name())));
    return correlations;
  }
}
