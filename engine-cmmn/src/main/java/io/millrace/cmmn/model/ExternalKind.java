package io.millrace.cmmn.model;

import java.util.Optional;

/**
 * What is defined outside CMMN.
 *
 * <p>Spec: CMMN 1.1 §5.4.10.2, §5.4.10.4.
 */
public enum ExternalKind {
  /** A process. */
  PROCESS("process"),
  /** A decision. */
  DECISION("decision");

  private final String text;

  ExternalKind(String text) {
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
  public static Optional<ExternalKind> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
