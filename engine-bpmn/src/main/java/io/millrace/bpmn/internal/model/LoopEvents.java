package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * The events that the instances of a multi-instance activity throw when they complete.
 *
 * @param first thrown by the first one only; null for none
 * @param each thrown by each of them; null for none
 * @param chosen thrown where a condition holds, in document order
 */
public record LoopEvents(EventDefinition first, EventDefinition each, List<Chosen> chosen) {

  /** Nothing is thrown. */
  public static final LoopEvents NONE = new LoopEvents(null, null, List.of());

  /**
   * An event that is thrown where a condition holds.
   *
   * @param condition an expression, judged whenever an instance has completed
   * @param event the event
   */
  public record Chosen(String condition, EventDefinition event) {}

  /** Copies the list. */
  public LoopEvents {
    chosen = List.copyOf(chosen);
  }
}
