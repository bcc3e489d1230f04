package io.millrace.bpmn.model;

import java.util.List;
import java.util.Optional;

/**
 * A lane: a part of a process, named for example after who works in it.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.8.
 *
 * @param source what stands in the file
 */
public record Lane(ElementSource source) implements BpmnElement {

  /**
   * Returns what stands in it.
   *
   * @return the ids of flow nodes, in document order
   */
  public List<String> flowNodeRefs() {
    return source().childTexts("flowNodeRef");
  }

  /**
   * Returns how it is divided itself.
   *
   * @return empty where it is not
   */
  public Optional<LaneSet> childLaneSet() {
    return source().children(LaneSet.class).stream().findFirst();
  }
}
