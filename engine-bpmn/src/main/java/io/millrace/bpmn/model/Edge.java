package io.millrace.bpmn.model;

import java.util.List;
import java.util.Optional;

/**
 * How an element is drawn that is a line.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §12.2.
 *
 * @param source what stands in the file
 */
public record Edge(ElementSource source) implements BpmnElement {

  /**
   * Returns the element.
   *
   * @return the id, or null
   */
  public String bpmnElement() {
    return source().reference("bpmnElement");
  }

  /**
   * Returns the points it leads through.
   *
   * @return from its source to its target, unmodifiable
   */
  public List<Waypoint> waypoints() {
    return source().node().children().stream()
        .filter(child -> child.tag().name().equals("waypoint"))
        .map(Waypoint::of)
        .toList();
  }

  /**
   * Returns where its label is drawn.
   *
   * @return empty where the file does not say
   */
  public Optional<Bounds> labelBounds() {
    return Bounds.ofLabel(source().node());
  }
}
