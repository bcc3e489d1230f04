package io.millrace.bpmn.model;

/**
 * The end of all that goes on.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record TerminateEventDefinition(ElementSource source) implements EventDefinition {}
