package io.millrace.bpmn.model;

/**
 * A sub-process whose work can be canceled as a whole.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.5.
 *
 * @param source what stands in the file
 */
public record Transaction(ElementSource source) implements SubProcess {

  /**
   * Returns how it is made to hold.
   *
   * @return or null
   */
  public String method() {
    return source().attribute("method");
  }
}
