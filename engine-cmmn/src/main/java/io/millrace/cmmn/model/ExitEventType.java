package io.millrace.cmmn.model;

import java.util.Optional;

/** Which transition an exit criterion fires at a stage or at the case. */
public enum ExitEventType {
  /** It exits. */
  EXIT("exit"),
  /** It completes, provided that it can complete. */
  COMPLETE("complete"),
  /** It completes, whatever is still open in it. */
  FORCE_COMPLETE("forceComplete");

  private final String text;

  ExitEventType(String text) {
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
  public static Optional<ExitEventType> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
