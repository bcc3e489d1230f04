package io.millrace.cmmn.model;

import java.util.Optional;

/** Which version of a definition is called. */
public enum CallBinding {
  /** The newest version. */
  LATEST("latest"),
  /** The version that was deployed together with the caller. */
  DEPLOYMENT("deployment"),
  /** The version of a number. */
  VERSION("version");

  private final String text;

  CallBinding(String text) {
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
  public static Optional<CallBinding> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
