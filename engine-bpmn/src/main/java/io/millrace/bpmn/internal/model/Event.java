package io.millrace.bpmn.internal.model;

/** Something that happens or is made to happen. */
public sealed interface Event extends FlowNode
    permits StartEvent, IntermediateCatchEvent, IntermediateThrowEvent, BoundaryEvent, EndEvent {

  /**
   * Returns what happens.
   *
   * @return never null; {@link NoneEventDefinition} where the event has no trigger and no result
   */
  EventDefinition definition();
}
