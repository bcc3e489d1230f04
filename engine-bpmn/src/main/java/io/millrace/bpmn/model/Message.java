package io.millrace.bpmn.model;

/**
 * A message that events and tasks refer to.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.12.
 *
 * @param source what stands in the file
 */
public record Message(ElementSource source) implements BpmnElement {

  /**
   * Returns what it carries.
   *
   * @return the id of an item definition, or null
   */
  public String itemRef() {
    return source().reference("itemRef");
  }
}
