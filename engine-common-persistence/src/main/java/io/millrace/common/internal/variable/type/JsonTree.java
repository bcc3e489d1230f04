package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ValueNode;
import io.millrace.common.UnsupportedVariableTypeException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes JSON trees of maps and lists, and back. What is no text, number, boolean, null, map or list
 * is refused, and so are numbers that are not finite and what is nested too deeply.
 */
final class JsonTree {

  /** How deeply objects and arrays may be nested. */
  static final int MOST_LEVELS = 500;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private JsonTree() {}

  static JsonNode of(Object value) {
    return node(value, "", 0);
  }

  private static JsonNode node(Object value, String path, int level) {
    if (level > MOST_LEVELS) {
      throw new UnsupportedVariableTypeException(
          "JSON with more than "
              + MOST_LEVELS
              + " levels cannot be stored; a map that contains itself has no end.");
    }
    if (value instanceof JsonNode tree) {
      return checked(tree, path, level);
    }
    if (value instanceof Map<?, ?> map) {
      return object(map, path, level);
    }
    return value instanceof List<?> list ? array(list, path, level) : single(value, path);
  }

  /** Goes through a tree, which may hold what is no JSON: objects of any class, bytes. */
  private static JsonNode checked(JsonNode tree, String path, int level) {
    switch (tree.getNodeType()) {
      case OBJECT ->
          tree.properties().forEach(e -> node(e.getValue(), path + "." + e.getKey(), level + 1));
      case ARRAY -> {
        for (var i = 0; i < tree.size(); i++) {
          node(tree.get(i), path + "[" + i + "]", level + 1);
        }
      }
      case NUMBER -> checkFinite(tree.numberValue(), path);
      case POJO, BINARY, MISSING -> throw refused("a node of the kind " + tree.getNodeType(), path);
      default -> {}
    }
    return tree;
  }

  private static JsonNode object(Map<?, ?> map, String path, int level) {
    var object = NODES.objectNode();
    for (var entry : map.entrySet()) {
      if (!(entry.getKey() instanceof String key)) {
        throw refused("a key that is no String (" + entry.getKey() + ")", path);
      }
      object.set(key, node(entry.getValue(), path + "." + key, level + 1));
    }
    return object;
  }

  private static JsonNode array(List<?> list, String path, int level) {
    var array = NODES.arrayNode(list.size());
    for (var element : list) {
      array.add(node(element, path + "[" + array.size() + "]", level + 1));
    }
    return array;
  }

  private static JsonNode single(Object value, String path) {
    if (value == null) {
      return NODES.nullNode();
    }
    if (value instanceof String text) {
      return NODES.textNode(text);
    }
    if (value instanceof Boolean flag) {
      return NODES.booleanNode(flag);
    }
    return number(value, path);
  }

  private static ValueNode number(Object value, String path) {
    if (value instanceof Integer
        || value instanceof Long
        || value instanceof Short
        || value instanceof Byte) {
      return NODES.numberNode(((Number) value).longValue());
    }
    if (value instanceof Double || value instanceof Float) {
      checkFinite((Number) value, path);
      return NODES.numberNode(((Number) value).doubleValue());
    }
    if (value instanceof BigInteger whole) {
      return NODES.numberNode(whole);
    }
    if (value instanceof BigDecimal decimal) {
      return NODES.numberNode(decimal);
    }
    throw refused("an object of " + value.getClass().getName(), path);
  }

  private static void checkFinite(Number value, String path) {
    if ((value instanceof Double || value instanceof Float)
        && !Double.isFinite(value.doubleValue())) {
      throw refused("the number " + value, path);
    }
  }

  private static UnsupportedVariableTypeException refused(String what, String path) {
    return new UnsupportedVariableTypeException(
        "JSON cannot store "
            + what
            + (path.isEmpty()
                ? ""
                : " at '" + (path.startsWith(".") ? path.substring(1) : path) + "'")
            + ". Use texts, finite numbers, booleans, null, maps with texts as keys, and lists.");
  }

  /** Returns maps, lists, texts, numbers, booleans or null for a tree. */
  static Object toJava(JsonNode tree) {
    return switch (tree.getNodeType()) {
      case OBJECT -> toMap(tree);
      case ARRAY -> toList(tree);
      case STRING -> tree.textValue();
      case NUMBER -> tree.numberValue();
      case BOOLEAN -> tree.booleanValue();
      default -> null;
    };
  }

  private static Map<String, Object> toMap(JsonNode tree) {
    var map = new LinkedHashMap<String, Object>();
    tree.properties().forEach(e -> map.put(e.getKey(), toJava(e.getValue())));
    return map;
  }

  private static List<Object> toList(JsonNode tree) {
    var list = new ArrayList<Object>(tree.size());
    tree.forEach(element -> list.add(toJava(element)));
    return list;
  }
}
