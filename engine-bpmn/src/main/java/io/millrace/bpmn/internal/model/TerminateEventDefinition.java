package io.millrace.bpmn.internal.model;

/**
 * The end of everything that still runs.
 *
 * @param extent how much ends
 */
public record TerminateEventDefinition(Extent extent) implements EventDefinition {

  /** How much ends. */
  public enum Extent {
    /** The scope the event stands in. */
    SCOPE,
    /** The innermost multi-instance activity around the event; without one the scope. */
    MULTI_INSTANCE,
    /** The root process instance. */
    ALL
  }
}
