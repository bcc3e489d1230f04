package io.millrace.bpmn.model;

/**
 * A line between two elements; at a compensation event it leads to what undoes.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.2.
 *
 * @param source what stands in the file
 */
public record Association(ElementSource source) implements Artifact {

  /**
   * Returns where it comes from.
   *
   * @return the id, or null
   */
  public String sourceRef() {
    return source().reference("sourceRef");
  }

  /**
   * Returns where it leads.
   *
   * @return the id, or null
   */
  public String targetRef() {
    return source().reference("targetRef");
  }

  /**
   * Returns its direction.
   *
   * @return {@code None}, {@code One} or {@code Both}; or null
   */
  public String associationDirection() {
    return source().attribute("associationDirection");
  }
}
