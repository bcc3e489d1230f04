package io.millrace.common.eventregistry;

import java.util.Locale;
import java.util.Optional;

/** What a value of an event is. */
public enum EventPayloadType {
  /** A text. */
  STRING,
  /** A whole number of 32 bits. */
  INTEGER,
  /** A whole number of 64 bits. */
  LONG,
  /** A floating-point number. */
  DOUBLE,
  /** True or false. */
  BOOLEAN,
  /** Any JSON, an object or a list above all. */
  JSON;

  /**
   * Returns how definitions spell the type.
   *
   * @return such as {@code string}
   */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Finds a type by the word of a definition.
   *
   * @param text such as {@code string}
   * @return empty where no type is spelled like that
   */
  public static Optional<EventPayloadType> of(String text) {
    for (var type : values()) {
      if (type.text().equals(text)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }
}
