package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import io.millrace.common.UnsupportedVariableTypeException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes maps, lists and trees as JSON. What would come back as something else is refused: objects
 * of other classes, numbers that are not finite, keys that are no texts; and so is what is nested
 * too deeply. Used once.
 */
final class JsonWriter {

  /** How deeply objects and arrays may be nested. */
  static final int MOST_LEVELS = 500;

  private final JsonGenerator json;
  private final List<Object> path = new ArrayList<>();

  JsonWriter(JsonGenerator json) {
    this.json = json;
  }

  void write(Object value) throws IOException {
    if (path.size() > MOST_LEVELS) {
      throw new UnsupportedVariableTypeException(
          "JSON with more than "
              + MOST_LEVELS
              + " levels cannot be stored; a map that contains itself has no end.");
    }
    if (value instanceof Map<?, ?> map) {
      object(map);
    } else if (value instanceof List<?> list) {
      array(list);
    } else if (value instanceof JsonNode node) {
      tree(node);
    } else {
      single(value);
    }
  }

  private void object(Map<?, ?> map) throws IOException {
    json.writeStartObject();
    for (var entry : map.entrySet()) {
      if (!(entry.getKey() instanceof String key)) {
        throw refused("a key that is no String (" + entry.getKey() + ")");
      }
      member(key, entry.getValue());
    }
    json.writeEndObject();
  }

  private void array(Iterable<?> elements) throws IOException {
    json.writeStartArray();
    var index = 0;
    for (var element : elements) {
      inside(index, element);
      index++;
    }
    json.writeEndArray();
  }

  /** Writes a tree, which may hold what is no JSON: objects of any class, bytes. */
  private void tree(JsonNode tree) throws IOException {
    switch (tree.getNodeType()) {
      case OBJECT -> {
        json.writeStartObject();
        for (var property : tree.properties()) {
          member(property.getKey(), property.getValue());
        }
        json.writeEndObject();
      }
      case ARRAY -> array(tree);
      case STRING -> json.writeString(tree.textValue());
      case NUMBER -> single(tree.numberValue());
      case BOOLEAN -> json.writeBoolean(tree.booleanValue());
      case NULL -> json.writeNull();
      default -> throw refused("a node of the kind " + tree.getNodeType());
    }
  }

  private void member(String name, Object value) throws IOException {
    json.writeFieldName(name);
    inside(name, value);
  }

  private void inside(Object place, Object value) throws IOException {
    path.add(place);
    write(value);
    path.remove(path.size() - 1);
  }

  private void single(Object value) throws IOException {
    if (value == null) {
      json.writeNull();
    } else if (value instanceof String text) {
      json.writeString(text);
    } else if (value instanceof Boolean flag) {
      json.writeBoolean(flag);
    } else if (value instanceof Number number && JsonNumber.isKnown(number)) {
      json.writeNumber(JsonNumber.spell(number));
    } else {
      throw refused(
          value instanceof Double || value instanceof Float
              ? "the number " + value
              : "an object of " + value.getClass().getName());
    }
  }

  private UnsupportedVariableTypeException refused(String what) {
    return new UnsupportedVariableTypeException(
        "JSON cannot store "
            + what
            + (path.isEmpty() ? "" : " at '" + place() + "'")
            + ". Use texts (also the name() of an enum, the toString() of a date), finite numbers, booleans, null, maps with"
            + " texts as keys, and lists.");
  }

  private String place() {
    var place = new StringBuilder();
    for (var part : path) {
      if (part instanceof Integer index) {
        place.append('[').append(index).append(']');
      } else {
        place.append(place.isEmpty() ? "" : ".").append(part);
      }
    }
    return place.toString();
  }
}
