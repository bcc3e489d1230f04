package io.millrace.common.internal.variable.type;

/** Reads JSON that stands in a model. Needs Jackson on the class path. */
public final class JsonDocument {

  private JsonDocument() {}

  /**
   * Returns the value of a variable that holds a document.
   *
   * @throws IllegalStateException if the text is no JSON
   */
  public static Object read(String text) {
    return new JsonText().read(text);
  }
}
