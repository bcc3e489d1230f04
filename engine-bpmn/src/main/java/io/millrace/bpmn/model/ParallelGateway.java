package io.millrace.bpmn.model;

/**
 * Takes all ways.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.6.4.
 *
 * @param source what stands in the file
 */
public record ParallelGateway(ElementSource source) implements Gateway {}
