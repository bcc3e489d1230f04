package io.millrace.bpmn.model;

/**
 * An event that waits.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.1.
 */
public sealed interface CatchEvent extends Event
    permits BoundaryEvent, IntermediateCatchEvent, StartEvent {

  /**
   * Tells whether all it waits for has to come.
   *
   * @return false where the file does not say
   */
  default boolean isParallelMultiple() {
    return source().flag("parallelMultiple", false);
  }
}
