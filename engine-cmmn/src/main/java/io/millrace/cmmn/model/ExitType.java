package io.millrace.cmmn.model;

import java.util.Optional;

/** Which instances an exit criterion ends. */
public enum ExitType {
  /** Those in any state that is not final. */
  DEFAULT("default"),
  /** Those that are active. */
  ACTIVE_INSTANCES("activeInstances"),
  /** Those that are active or enabled. */
  ACTIVE_AND_ENABLED_INSTANCES("activeAndEnabledInstances");

  private final String text;

  ExitType(String text) {
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
  public static Optional<ExitType> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
