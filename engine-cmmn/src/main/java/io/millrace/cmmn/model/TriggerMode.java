package io.millrace.cmmn.model;

import java.util.Optional;

/** How long a sentry remembers the on-parts that were met. */
public enum TriggerMode {
  /** Until the sentry is satisfied. */
  DEFAULT("default"),
  /** Not at all: all parts have to be met within one evaluation. */
  ON_EVENT("onEvent");

  private final String text;

  TriggerMode(String text) {
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
  public static Optional<TriggerMode> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
