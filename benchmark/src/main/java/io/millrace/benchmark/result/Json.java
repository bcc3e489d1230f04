package io.millrace.benchmark.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;

/** Writes and reads records as JSON. Fields that are null are left out. Safe for many threads. */
public final class Json {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .defaultPropertyInclusion(
              JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private Json() {}

  /**
   * Writes a value without line breaks.
   *
   * @param value a record, or what records are made of
   * @return one line
   */
  public static String line(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Tells whether a line can be one that {@link #line(Object)} wrote for a record, and not one that
   * a virtual machine prints by itself, such as that it records what it does.
   *
   * @param line a line of a process's output
   * @return whether it is
   */
  public static boolean isRecord(String line) {
    return line.startsWith("{");
  }

  /**
   * Writes a value for people too.
   *
   * @param value a record, or what records are made of
   * @return indented lines
   */
  public static String pretty(Object value) {
    try {
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a value.
   *
   * @param json what one of the other methods wrote
   * @param type the record
   * @param <T> the record
   * @return the value
   * @throws UncheckedIOException if the text is no JSON, or of another type
   */
  public static <T> T read(String json, Class<T> type) {
    try {
      return MAPPER.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
