package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;

/** Makes doubles of those decimals in a tree that a double prints with the same digits. */
final class JacksonNumbers {

  private JacksonNumbers() {}

  static JsonNode narrowed(JsonNode node) {
    if (node instanceof ObjectNode object) {
      object.properties().forEach(member -> member.setValue(narrowed(member.getValue())));
    } else if (node instanceof ArrayNode array) {
      for (var i = 0; i < array.size(); i++) {
        array.set(i, narrowed(array.get(i)));
      }
    }
    return node instanceof DecimalNode decimal ? narrowed(decimal) : node;
  }

  private static JsonNode narrowed(DecimalNode node) {
    var exact = node.decimalValue();
    var value = exact.doubleValue();
    return Double.isFinite(value) && new BigDecimal(Double.toString(value)).equals(exact)
        ? DoubleNode.valueOf(value)
        : node;
  }
}
