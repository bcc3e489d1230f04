package io.millrace.bpmn.model;

/**
 * Goes on when its condition holds.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.6.5.
 *
 * @param source what stands in the file
 */
public record ComplexGateway(ElementSource source) implements Gateway {

  /**
   * Returns the condition.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String activationCondition() {
    return source().childText("activationCondition");
  }
}
