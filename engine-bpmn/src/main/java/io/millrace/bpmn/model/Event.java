package io.millrace.bpmn.model;

import java.util.List;

/**
 * An event.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.
 */
public sealed interface Event extends FlowNode permits CatchEvent, ThrowEvent {

  /**
   * Returns what it waits for or throws.
   *
   * @return in document order, unmodifiable
   */
  default List<EventDefinition> eventDefinitions() {
    return source().children(EventDefinition.class);
  }
}
