package io.millrace.bpmn.model;

/**
 * An event in the middle of a process that throws.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.4.
 *
 * @param source what stands in the file
 */
public record IntermediateThrowEvent(ElementSource source) implements ThrowEvent {}
