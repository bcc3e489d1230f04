package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ValueNode;
import java.math.BigDecimal;

/** Turns JSON trees into text and back without losing a digit. Thread-safe. */
final class JsonText {

  private final JsonMapper mapper =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(JsonTree.MOST_LEVELS + 1)
                          .maxStringLength(Integer.MAX_VALUE)
                          .maxNumberLength(Integer.MAX_VALUE)
                          .build())
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .nodeFactory(new ExactNumbers())
          .build();

  String write(JsonNode tree) {
    try {
      return mapper.writeValueAsString(tree);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(
          "A JSON tree could not be written: " + e.getOriginalMessage(), e);
    }
  }

  JsonNode read(String text) {
    try {
      return mapper.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(
          "A stored JSON text is damaged: " + e.getOriginalMessage(), e);
    }
  }

  /** Reads a number as a double where that is exact, and as a decimal number elsewhere. */
  private static final class ExactNumbers extends JsonNodeFactory {

    private static final long serialVersionUID = 1L;

    ExactNumbers() {
      super(true);
    }

    @Override
    public ValueNode numberNode(BigDecimal value) {
      var nearest = value.doubleValue();
      var exact = Double.isFinite(nearest) && BigDecimal.valueOf(nearest).compareTo(value) == 0;
      return exact ? numberNode(nearest) : super.numberNode(value);
    }
  }
}
