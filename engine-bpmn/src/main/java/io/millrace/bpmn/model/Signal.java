package io.millrace.bpmn.model;

/**
 * A signal that events refer to.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.6.
 *
 * @param source what stands in the file
 */
public record Signal(ElementSource source) implements BpmnElement {

  /**
   * Returns what it carries.
   *
   * @return the id of an item definition, or null
   */
  public String structureRef() {
    return source().reference("structureRef");
  }

  /**
   * Returns how far it reaches.
   *
   * @return {@code global} or {@code processInstance}, or null
   */
  public String scope() {
    return source().engineAttribute("scope");
  }
}
