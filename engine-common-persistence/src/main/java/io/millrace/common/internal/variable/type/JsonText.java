package io.millrace.common.internal.variable.type;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.StringWriter;

/**
 * Turns maps, lists and trees into JSON text and back, without losing a digit or the type of a
 * number. Thread-safe.
 */
final class JsonText {

  private final JsonFactory factory =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(JsonWriter.MOST_LEVELS + 1)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .build())
          .build();

  String write(Object value) {
    var text = new StringWriter();
    try (var json = factory.createGenerator(text)) {
      new JsonWriter(json).write(value);
    } catch (IOException e) {
      throw new IllegalStateException("JSON could not be written: " + e.getMessage(), e);
    }
    return text.toString();
  }

  Object read(String text) {
    try (var json = factory.createParser(text)) {
      return new JsonReader(json).read();
    } catch (JsonProcessingException e) {
      throw damaged(e.getOriginalMessage(), e);
    } catch (IOException | NumberFormatException e) {
      throw damaged(e.getMessage(), e);
    }
  }

  private static IllegalStateException damaged(String why, Exception cause) {
    return new IllegalStateException("A stored JSON text is damaged: " + why, cause);
  }
}
