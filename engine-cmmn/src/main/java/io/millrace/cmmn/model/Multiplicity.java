package io.millrace.cmmn.model;

import java.util.Optional;

/**
 * How many instances of a case file item there can be.
 *
 * <p>Spec: CMMN 1.1 §5.3.2.
 */
public enum Multiplicity {
  /** None or one. */
  ZERO_OR_ONE("ZeroOrOne"),
  /** Any number. */
  ZERO_OR_MORE("ZeroOrMore"),
  /** One. */
  EXACTLY_ONE("ExactlyOne"),
  /** At least one. */
  ONE_OR_MORE("OneOrMore"),
  /** Not said. */
  UNSPECIFIED("Unspecified"),
  /** Not known. */
  UNKNOWN("Unknown");

  private final String text;

  Multiplicity(String text) {
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
  public static Optional<Multiplicity> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
