package io.millrace.cmmn.model;

import java.util.Optional;

/**
 * What a criterion decides.
 *
 * <p>Spec: CMMN 1.1 §5.4.11.
 */
public enum CriterionKind {
  /** Whether an item starts, or a milestone is reached. */
  ENTRY("entryCriterion"),
  /** Whether an item ends. */
  EXIT("exitCriterion");

  private final String text;

  CriterionKind(String text) {
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
  public static Optional<CriterionKind> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
