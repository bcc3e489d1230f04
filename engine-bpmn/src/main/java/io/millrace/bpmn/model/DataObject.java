package io.millrace.bpmn.model;

/**
 * A data object.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.4.1.
 *
 * @param source what stands in the file
 */
public record DataObject(ElementSource source) implements FlowElement {

  /**
   * Returns its type.
   *
   * @return without a prefix, or null
   */
  public String itemSubjectRef() {
    return source().reference("itemSubjectRef");
  }

  /**
   * Tells whether it stands for many.
   *
   * @return false where the file does not say
   */
  public boolean isCollection() {
    return source().flag("isCollection", false);
  }
}
