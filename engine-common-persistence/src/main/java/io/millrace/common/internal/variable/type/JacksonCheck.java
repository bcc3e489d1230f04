package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.databind.JsonNode;
import io.millrace.common.UnsupportedVariableTypeException;

/** Refuses trees that would not come back as they are. */
final class JacksonCheck {

  /** Deeper trees could not be read back. */
  static final int MAX_DEPTH = 500;

  private JacksonCheck() {}

  static void check(JsonNode tree) {
    check(tree, 0);
  }

  private static void check(JsonNode node, int depth) {
    if (depth > MAX_DEPTH) {
      throw tooDeep();
    }
    switch (node.getNodeType()) {
      case OBJECT, ARRAY -> node.forEach(child -> check(child, depth + 1));
      case STRING, BOOLEAN, NULL -> {}
      case NUMBER -> checkNumber(node);
      default ->
          throw new UnsupportedVariableTypeException(
              "A JSON value has a "
                  + node.getClass().getSimpleName()
                  + " in it, which has no text in JSON. Put a text, number or object there.");
    }
  }

  static UnsupportedVariableTypeException tooDeep() {
    return new UnsupportedVariableTypeException(
        "A JSON value, map or list is nested more than "
            + MAX_DEPTH
            + " levels deep, or contains itself. Store a flatter one.");
  }

  private static void checkNumber(JsonNode node) {
    if ((node.isDouble() || node.isFloat()) && !Double.isFinite(node.doubleValue())) {
      throw new UnsupportedVariableTypeException(
          "A JSON value has the number "
              + node.doubleValue()
              + " in it, which JSON does not know. Put null or a text there.");
    }
  }
}
