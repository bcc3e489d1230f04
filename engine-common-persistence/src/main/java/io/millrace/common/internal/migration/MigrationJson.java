package io.millrace.common.internal.migration;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.millrace.common.BadArgumentException;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Writes migration documents as JSON and reads them. Needs Jackson on the class path. Stateless.
 */
public final class MigrationJson {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private MigrationJson() {}

  /**
   * Returns a document as JSON.
   *
   * @param document its properties, in order
   */
  public static String write(JsonPart document) {
    try {
      return MAPPER.writeValueAsString(document.values());
    } catch (JsonProcessingException | IllegalArgumentException e) {
      throw new BadArgumentException(
          "The migration document cannot be written as JSON: " + e.getMessage());
    }
  }

  /**
   * Reads a document.
   *
   * @param known the properties that it may have
   */
  public static JsonPart read(String json, Set<String> known) {
    try {
      if (!(MAPPER.readValue(json, Object.class) instanceof Map<?, ?> properties)) {
        throw new BadArgumentException("The migration document is no JSON object.");
      }
      return JsonPart.document(properties).only(known);
    } catch (JsonProcessingException | IllegalArgumentException e) {
      throw new BadArgumentException("The migration document cannot be read: " + e.getMessage());
    }
  }

  /** A value that became another one on the way would be set as that, and nobody would notice. */
  static void checkComesBack(String variable, Object value) {
    if (!Objects.equals(value, comingBack(variable, value))) {
      throw new BadArgumentException(
          "The variable '"
              + variable
              + "' of the migration document cannot be written as JSON: it holds a "
              + value.getClass().getName()
              + ", which would come back as something else. Give it a text, a truth value, an Integer, a Double, or lists"
              + " and maps of these, or set it apart from the migration.");
    }
  }

  private static Object comingBack(String variable, Object value) {
    try {
      return MAPPER.readValue(MAPPER.writeValueAsString(value), Object.class);
    } catch (JsonProcessingException | IllegalArgumentException e) {
      throw new BadArgumentException(
          "The variable '"
              + variable
              + "' of the migration document cannot be written as JSON: "
              + e.getMessage());
    }
  }
}
