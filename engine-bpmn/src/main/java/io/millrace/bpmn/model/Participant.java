package io.millrace.bpmn.model;

/**
 * One who takes part in a collaboration, drawn as a pool.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §9.3.
 *
 * @param source what stands in the file
 */
public record Participant(ElementSource source) implements BpmnElement {

  /**
   * Returns its process.
   *
   * @return the id; null for a black box
   */
  public String processRef() {
    return source().reference("processRef");
  }
}
