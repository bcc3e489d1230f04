package io.millrace.bpmn.model;

/**
 * A place where a data object is drawn.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.4.1.
 *
 * @param source what stands in the file
 */
public record DataObjectReference(ElementSource source) implements FlowElement {

  /**
   * Returns the data object.
   *
   * @return the id, or null
   */
  public String dataObjectRef() {
    return source().reference("dataObjectRef");
  }
}
