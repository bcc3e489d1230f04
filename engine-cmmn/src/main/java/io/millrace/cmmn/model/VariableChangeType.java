package io.millrace.cmmn.model;

import java.util.Optional;

/** Which change of a variable is listened to. */
public enum VariableChangeType {
  /** It is set for the first time. */
  CREATE("create"),
  /** It gets another value. */
  UPDATE("update"),
  /** It is set, for the first time or again. */
  UPDATE_CREATE("update-create"),
  /** It is removed. */
  DELETE("delete"),
  /** Any of these. */
  ALL("all");

  private final String text;

  VariableChangeType(String text) {
    this.text = text;
  }

  /**
   * Returns the word that stands for this value in XML.
   *
   * @return never null
   */
  public String text() {
    return text;
  }

  /**
   * Returns the value of a word.
   *
   * @param text the word as it stands in XML, or null
   * @return empty where no value has that word
   */
  public static Optional<VariableChangeType> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
