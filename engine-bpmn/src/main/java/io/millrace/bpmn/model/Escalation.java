package io.millrace.bpmn.model;

/**
 * An escalation that events refer to.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.6.
 *
 * @param source what stands in the file
 */
public record Escalation(ElementSource source) implements BpmnElement {

  /**
   * Returns the code by which it is caught.
   *
   * @return or null
   */
  public String escalationCode() {
    return source().attribute("escalationCode");
  }
}
