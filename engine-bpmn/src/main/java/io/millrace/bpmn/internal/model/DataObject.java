package io.millrace.bpmn.internal.model;

import java.time.OffsetDateTime;
import java.util.Date;
import java.util.function.Function;

/**
 * A datum of a scope, which becomes a variable when the scope begins.
 *
 * @param id unique in its file
 * @param name the name of the variable
 * @param type what the variable holds
 * @param value what it holds first, a text of its type or an expression, or null
 */
public record DataObject(String id, String name, Type type, String value) {

  /** What a data object holds. */
  public enum Type {
    /** A text. */
    STRING(text -> text),
    /** True or false. */
    BOOLEAN(Type::truth),
    /** A whole number of 32 bits. */
    INT(Integer::valueOf),
    /** A whole number of 64 bits. */
    LONG(Long::valueOf),
    /** A number with a fraction. */
    DOUBLE(Double::valueOf),
    /** A point in time. */
    DATE(Type::date),
    /** A JSON document. */
    JSON(text -> text),
    /** Nothing is known of it. */
    ANY(text -> text);

    private final Function<String, Object> reader;

    Type(Function<String, Object> reader) {
      this.reader = reader;
    }

    /**
     * Reads a text.
     *
     * @param text the text
     * @return its value
     * @throws IllegalArgumentException if the text is no value of this type
     * @throws java.time.DateTimeException if the text is no point in time
     */
    public Object read(String text) {
      return reader.apply(text);
    }

    private static Object truth(String text) {
      if (!text.equals("true") && !text.equals("false")) {
        throw new IllegalArgumentException(text);
      }
      return Boolean.valueOf(text);
    }

    /** A time without a zone is one of UTC, a date alone begins at midnight. */
    private static Object date(String text) {
      var whole = text.contains("T") ? text : text + "T00:00:00";
      var zoned = whole.matches(".*(Z|[+-]\\d\\d:\\d\\d)$") ? whole : whole + "Z";
      return Date.from(OffsetDateTime.parse(zoned).toInstant());
    }
  }
}
