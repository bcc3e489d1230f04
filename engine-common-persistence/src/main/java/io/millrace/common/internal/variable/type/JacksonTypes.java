package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.databind.JsonNode;
import io.millrace.common.variable.VariableType;
import java.util.List;
import java.util.Map;

/** The types of JSON trees, maps and lists. */
final class JacksonTypes {

  private JacksonTypes() {}

  static List<VariableType> all() {
    var text = new JacksonText();
    return List.of(
        new JacksonType("json", JsonNode.class, text, value -> (JsonNode) value, node -> node),
        new JacksonType("map", Map.class, text, JacksonPlain::toTree, JacksonPlain::toPlain),
        new JacksonType("list", List.class, text, JacksonPlain::toTree, JacksonPlain::toPlain));
  }
}
