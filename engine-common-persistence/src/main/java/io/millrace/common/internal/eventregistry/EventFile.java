package io.millrace.common.internal.eventregistry;

import io.millrace.common.eventregistry.EventDefinition;
import io.millrace.common.eventregistry.EventPayload;
import io.millrace.common.eventregistry.EventPayloadType;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a resource {@code .event} says.
 *
 * @param key its key
 * @param name its name, or null
 * @param payload what events carry
 */
record EventFile(String key, String name, List<EventPayload> payload) {

  /** So that the combinations that a subscription may have been made with stay few. */
  static final int MOST_CORRELATIONS = 6;

  static EventFile read(String resource, byte[] bytes) {
    return DefinitionFile.read(resource, bytes, EventFile::read);
  }

  private static EventFile read(JsonFields fields) {
    var key = fields.required("key");
    var name = fields.text("name");
    var payload = new ArrayList<EventPayload>();
    for (var value : fields.objects("correlationParameters")) {
      payload.add(value(value, true));
      value.refuseOthers();
    }
    for (var value : fields.objects("payload")) {
      var read = value(value, value.flag("correlationParameter"));
      var known = payload.stream().filter(other -> other.name().equals(read.name())).findFirst();
      if (known.isPresent() && known.get().correlationParameter() && !read.correlationParameter()) {
        value.refuseOthers();
        continue; // declared as a correlation parameter and listed once more
      }
      payload.add(read);
      value.refuseOthers();
    }
    check(fields, payload);
    return new EventFile(key, name, payload);
  }

  private static EventPayload value(JsonFields value, boolean correlation) {
    var name = value.required("name");
    if (!name.isEmpty() && !name.matches("[\\p{L}_][\\p{L}\\p{N}_.-]*")) {
      value.invalid(
          "name", "'" + name + "' is no name: write a letter, then letters, digits, _ - .");
    }
    var full = value.flag("fullPayload");
    var text = value.has("type") ? value.text("type") : full ? "json" : value.required("type");
    var type = EventPayloadType.of(text == null ? "" : text);
    if (type.isEmpty() && text != null && !text.isEmpty()) {
      value.invalid("type", "'" + text + "' is no type; there are " + types() + ".");
    }
    if (full && type.isPresent() && type.get() != EventPayloadType.JSON) {
      value.invalid("type", "The whole body is of the type json.");
    }
    if (correlation && type.orElse(null) == EventPayloadType.JSON) {
      value.invalid("type", "A correlation parameter has to be a single value, not json.");
    }
    var header = value.flag("header");
    if (header && full) {
      value.invalid("header", "A header is not the whole body.");
    }
    return new EventPayload(name, type.orElse(EventPayloadType.STRING), header, correlation, full);
  }

  private static String types() {
    return Arrays.stream(EventPayloadType.values())
        .map(EventPayloadType::text)
        .collect(Collectors.joining(", "));
  }

  private static void check(JsonFields fields, List<EventPayload> payload) {
    var names = new HashSet<String>();
    for (var value : payload) {
      if (!value.name().isEmpty() && !names.add(value.name())) {
        fields.report(
            RegistryProblem.TWICE, "payload", "The value '" + value.name() + "' is there twice.");
      }
    }
    var correlations = payload.stream().filter(EventPayload::correlationParameter).count();
    if (correlations > MOST_CORRELATIONS) {
      fields.report(
          RegistryProblem.TOO_MANY,
          "payload",
          correlations
              + " values are correlation parameters; at most "
              + MOST_CORRELATIONS
              + " may be.");
    }
  }

  EventDefinition of(DefinitionEntity version) {
    return new EventDefinition(
        ExternalIds.text(version.id()),
        key,
        name,
        version.version(),
        ExternalIds.text(version.deploymentId()),
        ApiValues.tenant(version.tenantId()),
        payload);
  }
}
