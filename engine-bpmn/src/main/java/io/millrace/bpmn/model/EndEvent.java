package io.millrace.bpmn.model;

/**
 * An end event.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.3.
 *
 * @param source what stands in the file
 */
public record EndEvent(ElementSource source) implements ThrowEvent {}
