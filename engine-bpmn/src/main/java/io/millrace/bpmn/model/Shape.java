package io.millrace.bpmn.model;

import java.util.Optional;

/**
 * How an element is drawn that is no line.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §12.2.
 *
 * @param source what stands in the file
 */
public record Shape(ElementSource source) implements BpmnElement {

  /**
   * Returns the element.
   *
   * @return the id, or null
   */
  public String bpmnElement() {
    return source().reference("bpmnElement");
  }

  /**
   * Returns where it is drawn.
   *
   * @return empty where the file does not say
   */
  public Optional<Bounds> bounds() {
    return Bounds.of(source().node());
  }

  /**
   * Returns where its label is drawn.
   *
   * @return empty where the file does not say
   */
  public Optional<Bounds> labelBounds() {
    return Bounds.ofLabel(source().node());
  }

  /**
   * Tells whether a pool or lane is drawn from left to right.
   *
   * @return true where the file does not say
   */
  public boolean isHorizontal() {
    return source().flag("isHorizontal", true);
  }

  /**
   * Tells whether a sub-process is drawn with what is in it.
   *
   * @return false where the file does not say
   */
  public boolean isExpanded() {
    return source().flag("isExpanded", false);
  }

  /**
   * Tells whether an exclusive gateway is drawn with its mark.
   *
   * @return false where the file does not say
   */
  public boolean isMarkerVisible() {
    return source().flag("isMarkerVisible", false);
  }
}
