package io.millrace.cmmn.model;

import java.util.Optional;

/**
 * What can happen to an item of the case file.
 *
 * <p>Spec: CMMN 1.1 §8.3, table 8.1.
 */
public enum CaseFileItemTransition {
  /** The item comes into being. */
  CREATE("create"),
  /** Its content changes. */
  UPDATE("update"),
  /** Its content is replaced. */
  REPLACE("replace"),
  /** The item goes. */
  DELETE("delete"),
  /** A child is added. */
  ADD_CHILD("addChild"),
  /** A child is removed. */
  REMOVE_CHILD("removeChild"),
  /** A reference to another item is added. */
  ADD_REFERENCE("addReference"),
  /** A reference to another item is removed. */
  REMOVE_REFERENCE("removeReference");

  private final String text;

  CaseFileItemTransition(String text) {
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
  public static Optional<CaseFileItemTransition> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
