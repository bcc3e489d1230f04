package io.millrace.bpmn.model;

/**
 * An error.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record ErrorEventDefinition(ElementSource source) implements EventDefinition {

  /**
   * Returns the error.
   *
   * @return its id, or null for every error
   */
  public String errorRef() {
    return source().reference("errorRef");
  }
}
