package io.millrace.bpmn.internal.model;

/**
 * The end of everything that still runs.
 *
 * @param all whether the root process instance ends, rather than the scope the event stands in
 */
public record TerminateEventDefinition(boolean all) implements EventDefinition {}
