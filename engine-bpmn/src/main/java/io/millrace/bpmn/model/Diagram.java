package io.millrace.bpmn.model;

import java.util.Optional;

/**
 * A drawing.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §12.2.
 *
 * @param source what stands in the file
 */
public record Diagram(ElementSource source) implements BpmnElement {

  /**
   * Returns what it shows.
   *
   * @return empty where there is none
   */
  public Optional<Plane> plane() {
    return source().children(Plane.class).stream().findFirst();
  }
}
