package io.millrace.bpmn.model;

/**
 * One end of a link, whose name is that of the other.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record LinkEventDefinition(ElementSource source) implements EventDefinition {}
