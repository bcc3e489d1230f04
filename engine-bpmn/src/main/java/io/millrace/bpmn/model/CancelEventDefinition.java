package io.millrace.bpmn.model;

/**
 * The end of a transaction that is not to hold.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record CancelEventDefinition(ElementSource source) implements EventDefinition {}
