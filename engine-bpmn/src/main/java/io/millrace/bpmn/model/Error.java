package io.millrace.bpmn.model;

/**
 * An error that events refer to.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.5.
 *
 * @param source what stands in the file
 */
public record Error(ElementSource source) implements BpmnElement {

  /**
   * Returns the code by which it is caught.
   *
   * @return or null
   */
  public String errorCode() {
    return source().attribute("errorCode");
  }
}
