package io.millrace.bpmn.internal.model;

import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.BiFunction;

/**
 * A field of a form.
 *
 * @param id its id, unique in the form
 * @param label what it is called, or null
 * @param type what its values are
 * @param access who may do what with it
 * @param binding where its value comes from and goes to
 * @param format how its values are written
 * @param constraints what its values have to fulfil, in document order
 * @param properties what the application says of it
 */
public record FormFieldModel(
    String id,
    String label,
    Type type,
    Access access,
    Binding binding,
    Format format,
    List<Constraint> constraints,
    Map<String, String> properties) {

  /** Copies the collections. */
  public FormFieldModel {
    constraints = List.copyOf(constraints);
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
  }

  /** Returns the variable that keeps the value. */
  public String variable() {
    return binding.variable() == null ? id : binding.variable();
  }

  /** What the values of a field are. */
  public enum Type {
    /** Any text. */
    STRING((text, format) -> text),
    /** A whole number. */
    LONG((text, format) -> Long.valueOf(text.strip())),
    /** A small whole number. */
    INTEGER((text, format) -> Integer.valueOf(text.strip())),
    /** A number. */
    DOUBLE((text, format) -> Double.valueOf(text.strip())),
    /** True or false. */
    BOOLEAN((text, format) -> flag(text.strip())),
    /** A point in time. */
    DATE((text, format) -> format.date(text.strip())),
    /** One of some words. */
    ENUM((text, format) -> format.word(text));

    private final BiFunction<String, Format, Object> reading;

    Type(BiFunction<String, Format, Object> reading) {
      this.reading = reading;
    }

    /** Returns the name in models. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Reads a value.
     *
     * @throws IllegalArgumentException if the text is none of this type
     */
    public Object read(String text, Format format) {
      return reading.apply(text, format);
    }

    private static Boolean flag(String text) {
      if (text.equals("true") || text.equals("false")) {
        return Boolean.valueOf(text);
      }
      throw new IllegalArgumentException(text);
    }
  }

  /**
   * Who may do what with a field.
   *
   * @param readable whether it is shown
   * @param writable whether it can be filled in
   * @param required whether it has to be filled in
   */
  public record Access(boolean readable, boolean writable, boolean required) {}

  /**
   * Where the value of a field comes from and goes to.
   *
   * @param variable the variable; null for the one named as the field
   * @param expression an expression instead, or null
   * @param defaultValue the value where there is none, which may be an expression, or null
   */
  public record Binding(String variable, String expression, String defaultValue) {}

  /**
   * How values are written.
   *
   * @param datePattern the pattern of dates, as {@link SimpleDateFormat} reads it
   * @param values the words of an enumeration with their labels, in document order
   * @param zone the zone of dates whose pattern has none
   */
  public record Format(String datePattern, Map<String, String> values, ZoneId zone) {

    /** How values are written before it is known where. */
    public Format(String datePattern, Map<String, String> values) {
      this(datePattern, values, ZoneOffset.UTC);
    }

    /** Returns the same in another zone. */
    public Format in(ZoneId other) {
      return new Format(datePattern, values, other);
    }

    /** Copies the map. */
    public Format {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    private Object date(String text) {
      var format = new SimpleDateFormat(datePattern, Locale.ROOT);
      format.setTimeZone(TimeZone.getTimeZone(zone));
      format.setLenient(false);
      var end = new ParsePosition(0);
      var date = format.parse(text, end);
      if (date == null || end.getIndex() < text.length()) {
        throw new IllegalArgumentException(text);
      }
      return date;
    }

    private String word(String text) {
      if (!values.containsKey(text)) {
        throw new IllegalArgumentException(text);
      }
      return text;
    }
  }

  /**
   * What the values of a field have to fulfil.
   *
   * @param name which constraint
   * @param configuration how it is set, or null
   */
  public record Constraint(String name, String configuration) {}
}
