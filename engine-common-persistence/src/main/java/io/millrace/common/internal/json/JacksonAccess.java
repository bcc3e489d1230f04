package io.millrace.common.internal.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** Jackson's trees. */
final class JacksonAccess implements JsonAccess {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .nodeFactory(new JsonNodeFactory(true)) // 100.00 keeps its zeros
          .build();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  @Override
  public boolean isNode(Object value) {
    return value instanceof JsonNode;
  }

  @Override
  public boolean isArray(Object value) {
    return value instanceof ArrayNode;
  }

  @Override
  public Object open(Object value) {
    if (!(value instanceof JsonNode node)) {
      return value;
    }
    return switch (node.getNodeType()) {
      case STRING -> node.textValue();
      case NUMBER -> node.numberValue();
      case BOOLEAN -> node.booleanValue();
      case NULL, MISSING -> null;
      default -> node;
    };
  }

  @Override
  public Object get(Object node, Object key) {
    var tree = (JsonNode) node;
    if (tree.isArray()) {
      return key instanceof Number index ? open(tree.get(index.intValue())) : null;
    }
    return key == null ? null : open(tree.get(key.toString()));
  }

  @Override
  public boolean set(Object node, Object key, Object value) {
    var tree = toNode(value);
    if (tree == null || key == null) {
      return false;
    }
    if (node instanceof ObjectNode object) {
      object.set(key.toString(), tree);
      return true;
    }
    if (node instanceof ArrayNode array
        && key instanceof Number index
        && array.has(index.intValue())) {
      array.set(index.intValue(), tree);
      return true;
    }
    return false;
  }

  @Override
  public boolean isEmpty(Object node) {
    return node instanceof JsonNode tree && tree.isContainerNode() && tree.isEmpty();
  }

  @Override
  public int size(Object node) {
    return node instanceof JsonNode tree ? tree.size() : 0;
  }

  @Override
  public Iterable<?> elements(Object node) {
    return node instanceof JsonNode tree ? tree : List.of();
  }

  private static JsonNode toNode(Object value) {
    if (value == null) {
      return NODES.nullNode();
    }
    if (value instanceof JsonNode node) {
      return node;
    }
    if (value instanceof CharSequence text) {
      return NODES.textNode(text.toString());
    }
    if (value instanceof Boolean flag) {
      return NODES.booleanNode(flag);
    }
    return value instanceof Number number ? toNumber(number) : null;
  }

  private static JsonNode toNumber(Number number) {
    if (number instanceof Integer || number instanceof Short || number instanceof Byte) {
      return NODES.numberNode(number.intValue());
    }
    if (number instanceof Long whole) {
      return NODES.numberNode(whole.longValue());
    }
    if (number instanceof Double || number instanceof Float) {
      return NODES.numberNode(number.doubleValue());
    }
    if (number instanceof BigDecimal decimal) {
      return NODES.numberNode(decimal);
    }
    return number instanceof BigInteger big ? NODES.numberNode(big) : null;
  }

  @Override
  public Object parse(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e.getOriginalMessage(), e);
    }
  }

  @Override
  public JsonPlace places(byte[] text) throws JsonSyntaxException {
    return JacksonPlaces.read(text);
  }

  @Override
  public String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e.getOriginalMessage(), e);
    }
  }
}
