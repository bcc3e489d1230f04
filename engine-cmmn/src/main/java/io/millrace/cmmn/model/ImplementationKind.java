package io.millrace.cmmn.model;

import java.util.Optional;

/** How the code of the application is found. */
public enum ImplementationKind {
  /** The value names a class that is instantiated. */
  CLASS("class"),
  /** Evaluating the expression is the work itself. */
  EXPRESSION("expression"),
  /** The value is an expression that yields an object to call. */
  DELEGATE_EXPRESSION("delegateExpression");

  private final String text;

  ImplementationKind(String text) {
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
  public static Optional<ImplementationKind> of(String text) {
    for (var value : values()) {
      if (value.text.equals(text)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }
}
