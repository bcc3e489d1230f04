package io.millrace.bpmn.model;

/**
 * A signal.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record SignalEventDefinition(ElementSource source) implements EventDefinition {

  /**
   * Returns the signal.
   *
   * @return the id, or null
   */
  public String signalRef() {
    return source().reference("signalRef");
  }
}
