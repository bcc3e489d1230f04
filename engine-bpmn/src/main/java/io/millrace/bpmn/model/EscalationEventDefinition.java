package io.millrace.bpmn.model;

/**
 * An escalation.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record EscalationEventDefinition(ElementSource source) implements EventDefinition {

  /**
   * Returns the escalation.
   *
   * @return its id, or null for every escalation
   */
  public String escalationRef() {
    return source().reference("escalationRef");
  }
}
