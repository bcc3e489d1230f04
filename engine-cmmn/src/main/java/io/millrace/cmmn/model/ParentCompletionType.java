package io.millrace.cmmn.model;

import java.util.Optional;

/** When an item does not keep its stage from completing. */
public enum ParentCompletionType {
  /** As the standard says. */
  DEFAULT("default"),
  /** Whatever its state. */
  IGNORE("ignore"),
  /** While it is available. */
  IGNORE_IF_AVAILABLE("ignoreIfAvailable"),
  /** While it is available or enabled. */
  IGNORE_IF_AVAILABLE_OR_ENABLED("ignoreIfAvailableOrEnabled"),
  /** Once one of its instances has completed. */
  IGNORE_AFTER_FIRST_COMPLETION("ignoreAfterFirstCompletion"),
  /** Once one of its instances has completed, while it is available or enabled. */
  IGNORE_AFTER_FIRST_COMPLETION_IF_AVAILABLE_OR_ENABLED(
      "ignoreAfterFirstCompletionIfAvailableOrEnabled");

  private final String text;

  ParentCompletionType(String text) {
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
  public static Optional<ParentCompletionType> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
