package io.millrace.bpmn.model;

/**
 * A condition that comes true.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record ConditionalEventDefinition(ElementSource source) implements EventDefinition {

  /**
   * Returns the condition.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String condition() {
    return source().childText("condition");
  }
}
