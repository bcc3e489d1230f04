package io.millrace.bpmn.model;

/**
 * A frame around elements.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.2.
 *
 * @param source what stands in the file
 */
public record Group(ElementSource source) implements Artifact {

  /**
   * Returns what they have in common.
   *
   * @return the id of a category value, or null
   */
  public String categoryValueRef() {
    return source().reference("categoryValueRef");
  }
}
