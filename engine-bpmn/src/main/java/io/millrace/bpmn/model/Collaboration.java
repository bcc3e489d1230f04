package io.millrace.bpmn.model;

import java.util.List;

/**
 * Who takes part in a business, drawn as pools, and what they send each other.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §9.
 *
 * @param source what stands in the file
 */
public record Collaboration(ElementSource source) implements BpmnElement {

  /**
   * Returns its pools.
   *
   * @return in document order, unmodifiable
   */
  public List<Participant> participants() {
    return source().children(Participant.class);
  }

  /**
   * Returns the messages between them.
   *
   * @return in document order, unmodifiable
   */
  public List<MessageFlow> messageFlows() {
    return source().children(MessageFlow.class);
  }

  /**
   * Returns its annotations, associations and groups.
   *
   * @return in document order, unmodifiable
   */
  public List<Artifact> artifacts() {
    return source().children(Artifact.class);
  }
}
