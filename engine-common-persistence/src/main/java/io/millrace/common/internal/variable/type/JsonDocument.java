package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ValueNode;
import java.math.BigDecimal;

/** Reads JSON that stands in a model. Needs Jackson on the class path. */
public final class JsonDocument {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .nodeFactory(new ExactNumbers())
          .build();

  private JsonDocument() {}

  /**
   * Returns the value of a variable that holds a document.
   *
   * @throws IllegalStateException if the text is no JSON
   */
  public static Object read(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("The text is no JSON: " + e.getOriginalMessage(), e);
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
