package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.millrace.common.UnsupportedVariableTypeException;

/**
 * Writes JSON trees as text and reads them back, number for number: a fraction comes back as a double where that has
 * exactly its digits, as a decimal otherwise.
 */
final class JacksonText {

  private final JsonMapper mapper =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxStringLength(Integer.MAX_VALUE)
                          .maxNumberLength(Integer.MAX_VALUE)
                          .maxNameLength(Integer.MAX_VALUE)
                          .build())
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .nodeFactory(JsonNodeFactory.withExactBigDecimals(true))
          .build();

  String write(JsonNode tree) {
    JacksonCheck.check(tree);
    try {
      return mapper.writeValueAsString(tree);
    } catch (JsonProcessingException unwritable) {
      throw new UnsupportedVariableTypeException(
          "A JSON value cannot be written: " + unwritable.getOriginalMessage(), unwritable);
    }
  }

  JsonNode read(String text) {
    try {
      var tree = mapper.readTree(text);
      if (tree.isMissingNode()) {
        throw new UnsupportedVariableTypeException("The stored JSON is empty.");
      }
      return JacksonNumbers.narrowed(tree);
    } catch (JsonProcessingException unreadable) {
      throw new UnsupportedVariableTypeException(
          "The stored JSON cannot be read: " + unreadable.getOriginalMessage(), unreadable);
    }
  }
}
