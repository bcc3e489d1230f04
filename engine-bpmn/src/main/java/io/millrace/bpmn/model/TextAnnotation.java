package io.millrace.bpmn.model;

/**
 * A text beside the flow.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.2.
 *
 * @param source what stands in the file
 */
public record TextAnnotation(ElementSource source) implements Artifact {

  /**
   * Returns the text.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String text() {
    return source().childText("text");
  }

  /**
   * Returns its MIME type.
   *
   * @return or null for {@code text/plain}
   */
  public String textFormat() {
    return source().attribute("textFormat");
  }
}
