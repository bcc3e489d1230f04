package io.millrace.bpmn.model;

/**
 * Takes one way.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.6.2.
 *
 * @param source what stands in the file
 */
public record ExclusiveGateway(ElementSource source) implements Gateway {}
