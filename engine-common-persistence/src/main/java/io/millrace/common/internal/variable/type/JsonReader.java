package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what {@link JsonWriter} has written. */
final class JsonReader {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final JsonParser json;

  /** Creates a reader that stands before the first token. */
  JsonReader(JsonParser json) {
    this.json = json;
  }

  /** Returns maps, lists, texts, numbers, booleans or null. */
  Object read() throws IOException {
    json.nextToken();
    return value();
  }

  private Object value() throws IOException {
    var token = json.currentToken();
    if (token == null) {
      throw new IOException("it is empty");
    }
    return switch (token) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      case VALUE_STRING -> json.getText();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> JsonNumber.read(json.getText());
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private Map<String, Object> object() throws IOException {
    var object = new LinkedHashMap<String, Object>();
    while (json.nextToken() != JsonToken.END_OBJECT) {
      var name = json.currentName();
      json.nextToken();
      object.put(name, value());
    }
    return object;
  }

  private List<Object> array() throws IOException {
    var array = new ArrayList<Object>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      array.add(value());
    }
    return array;
  }

  /** Returns the tree of what was read. */
  static JsonNode tree(Object read) {
    if (read instanceof Map<?, ?> map) {
      var object = NODES.objectNode();
      map.forEach((name, value) -> object.set((String) name, tree(value)));
      return object;
    }
    if (read instanceof List<?> list) {
      var array = NODES.arrayNode(list.size());
      list.forEach(element -> array.add(tree(element)));
      return array;
    }
    if (read instanceof String text) {
      return NODES.textNode(text);
    }
    if (read instanceof Boolean flag) {
      return NODES.booleanNode(flag);
    }
    return read == null ? NODES.nullNode() : number((Number) read);
  }

  private static JsonNode number(Number number) {
    if (number instanceof Integer whole) {
      return NODES.numberNode(whole.intValue());
    }
    if (number instanceof Long whole) {
      return NODES.numberNode(whole.longValue());
    }
    if (number instanceof Double floating) {
      return NODES.numberNode(floating.doubleValue());
    }
    if (number instanceof BigDecimal decimal) {
      return NODES.numberNode(decimal);
    }
    if (number instanceof BigInteger whole) {
      return NODES.numberNode(whole);
    }
    return number instanceof Float floating
        ? NODES.numberNode(floating.floatValue())
        : NODES.numberNode(number.shortValue());
  }
}
