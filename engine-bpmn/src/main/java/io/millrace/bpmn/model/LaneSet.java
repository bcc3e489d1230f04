package io.millrace.bpmn.model;

import java.util.List;

/**
 * A division of a process or lane into lanes.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.8.
 *
 * @param source what stands in the file
 */
public record LaneSet(ElementSource source) implements BpmnElement {

  /**
   * Returns its lanes.
   *
   * @return in document order, unmodifiable
   */
  public List<Lane> lanes() {
    return source().children(Lane.class);
  }
}
