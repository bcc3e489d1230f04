package io.millrace.bpmn.model;

/**
 * Takes every way whose condition holds.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.6.3.
 *
 * @param source what stands in the file
 */
public record InclusiveGateway(ElementSource source) implements Gateway {}
