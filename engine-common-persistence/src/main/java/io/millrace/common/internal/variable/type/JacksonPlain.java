package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.millrace.common.UnsupportedVariableTypeException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Maps and lists as JSON trees and back. Their members may be null, texts, truth values, numbers, maps with texts as
 * keys, and lists.
 *
 * <p>Back comes a {@code LinkedHashMap} or {@code ArrayList} in the old order. JSON knows one kind of number, so a whole
 * one comes back as the smallest of Integer, Long and BigInteger that holds it, whatever it was, a fraction as Double or
 * BigDecimal, with the same digits.
 */
final class JacksonPlain {

  private static final JsonNodeFactory NODES = JsonNodeFactory.withExactBigDecimals(true);

  private JacksonPlain() {}

  static JsonNode toTree(Object value) {
    return toTree(value, "", 0);
  }

  static Object toPlain(JsonNode node) {
    return switch (node.getNodeType()) {
      case OBJECT -> toMap(node);
      case ARRAY -> toList(node);
      case STRING -> node.textValue();
      case NUMBER -> node.numberValue();
      case BOOLEAN -> node.booleanValue();
      default -> null;
    };
  }

  private static JsonNode toTree(Object value, String path, int depth) {
    if (depth > JacksonCheck.MAX_DEPTH) {
      throw JacksonCheck.tooDeep();
    }
    if (value instanceof Map<?, ?> map) {
      return toObject(map, path, depth);
    }
    if (value instanceof List<?> list) {
      return toArray(list, path, depth);
    }
    if (value instanceof String text) {
      return NODES.textNode(text);
    }
    if (value instanceof Boolean flag) {
      return NODES.booleanNode(flag);
    }
    return value == null ? NODES.nullNode() : toNumber(value, path);
  }

  private static JsonNode toObject(Map<?, ?> map, String path, int depth) {
    var object = NODES.objectNode();
    for (var entry : map.entrySet()) {
      if (!(entry.getKey() instanceof String key)) {
        throw refused(path, "the key " + entry.getKey(), "Use texts as keys.");
      }
      object.set(key, toTree(entry.getValue(), path + "." + key, depth + 1));
    }
    return object;
  }

  private static JsonNode toArray(List<?> list, String path, int depth) {
    var array = NODES.arrayNode(list.size());
    for (var element : list) {
      array.add(toTree(element, path + "[" + array.size() + "]", depth + 1));
    }
    return array;
  }

  private static JsonNode toNumber(Object value, String path) {
    if (value instanceof Integer number) {
      return NODES.numberNode(number);
    }
    if (value instanceof Long number) {
      return NODES.numberNode(number);
    }
    if (value instanceof Double number) {
      return NODES.numberNode(number);
    }
    if (value instanceof BigDecimal number) {
      return NODES.numberNode(number);
    }
    if (value instanceof BigInteger number) {
      return NODES.numberNode(number);
    }
    throw refused(
        path,
        "a value of " + value.getClass().getTypeName(),
        "Put a text, truth value, number, map or list there.");
  }

  private static UnsupportedVariableTypeException refused(
      String path, String what, String remedy) {
    var place = path.isEmpty() ? "" : " at '" + path.substring(path.startsWith(".") ? 1 : 0) + "'";
    return new UnsupportedVariableTypeException(
        "A map or list has " + what + place + ", which cannot be stored. " + remedy);
  }

  private static Map<String, Object> toMap(JsonNode node) {
    var map = new LinkedHashMap<String, Object>();
    node.properties().forEach(member -> map.put(member.getKey(), toPlain(member.getValue())));
    return map;
  }

  private static List<Object> toList(JsonNode node) {
    var list = new ArrayList<Object>(node.size());
    node.forEach(element -> list.add(toPlain(element)));
    return list;
  }
}
