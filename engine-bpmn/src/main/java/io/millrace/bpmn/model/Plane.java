package io.millrace.bpmn.model;

import java.util.List;

/**
 * The plane of a drawing.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §12.2.
 *
 * @param source what stands in the file
 */
public record Plane(ElementSource source) implements BpmnElement {

  /**
   * Returns what is drawn on it.
   *
   * @return the id of a process, collaboration or sub-process; or null
   */
  public String bpmnElement() {
    return source().reference("bpmnElement");
  }

  /**
   * Returns its shapes.
   *
   * @return in document order, unmodifiable
   */
  public List<Shape> shapes() {
    return source().children(Shape.class);
  }

  /**
   * Returns its edges.
   *
   * @return in document order, unmodifiable
   */
  public List<Edge> edges() {
    return source().children(Edge.class);
  }
}
