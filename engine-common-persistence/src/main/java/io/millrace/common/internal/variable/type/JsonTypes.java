package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.databind.JsonNode;
import io.millrace.common.variable.VariableType;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The types that are stored as JSON. Loaded only where Jackson is on the class path. */
final class JsonTypes {

  private JsonTypes() {}

  static List<VariableType> all() {
    var text = new JsonText();
    return List.of(
        new JsonType("json", JsonNode.class, text, JsonReader::tree),
        new JsonType("json-map", Map.class, text, UnaryOperator.identity()),
        new JsonType("json-list", List.class, text, UnaryOperator.identity()));
  }
}
