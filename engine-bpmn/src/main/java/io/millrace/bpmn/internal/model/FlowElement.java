package io.millrace.bpmn.internal.model;

/** A node or a sequence flow of a process. */
public sealed interface FlowElement permits FlowNode, SequenceFlow {

  /**
   * Returns what every element has.
   *
   * @return never null
   */
  ElementInfo info();

  /**
   * Returns the id.
   *
   * @return unique in its file
   */
  default String id() {
    return info().id();
  }

  /**
   * Returns the name.
   *
   * @return the name, or null
   */
  default String name() {
    return info().name();
  }
}
