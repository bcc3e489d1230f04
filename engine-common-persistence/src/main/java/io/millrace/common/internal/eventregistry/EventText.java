package io.millrace.common.internal.eventregistry;

import io.millrace.common.eventregistry.EventDefinition;
import io.millrace.common.eventregistry.EventPayload;
import io.millrace.common.eventregistry.EventPayloadType;
import io.millrace.common.internal.json.JsonAccess;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Events as the text that a job carries. The text says types and correlations by itself, so that it
 * is read as it was written whatever became of the definition meanwhile. Stateless.
 */
final class EventText {

  private final JsonAccess json = JsonAccess.detect();
  private final PayloadValues payloads = new PayloadValues();

  String write(EventInstance event) {
    var values = new ArrayList<Object>();
    for (var payload : event.definition().payload()) {
      if (event.values().containsKey(payload.name())) {
        var value = new LinkedHashMap<String, Object>();
        value.put("name", payload.name());
        value.put("type", payload.type().text());
        value.put("correlation", payload.correlationParameter());
        value.put("value", event.values().get(payload.name()));
        values.add(value);
      }
    }
    var text = new LinkedHashMap<String, Object>();
    text.put("event", event.key());
    text.put("tenant", event.tenantId());
    text.put("values", values);
    return json.write(text);
  }

  EventInstance read(String text) {
    var tree = json.parse(text);
    var list = json.get(tree, "values");
    var payload = new ArrayList<EventPayload>();
    var values = new LinkedHashMap<String, Object>();
    for (var i = 0; json.get(list, i) != null; i++) {
      var one = json.get(list, i);
      var name = (String) json.get(one, "name");
      var type = EventPayloadType.of((String) json.get(one, "type")).orElseThrow();
      payload.add(
          new EventPayload(name, type, false, (boolean) json.get(one, "correlation"), false));
      values.put(name, json.get(one, "value"));
    }
    var definition = definition((String) json.get(tree, "event"), payload);
    return payloads.instance(definition, (String) json.get(tree, "tenant"), values);
  }

  private static EventDefinition definition(String key, List<EventPayload> payload) {
    return new EventDefinition(null, key, null, 0, null, null, payload);
  }
}
