package io.millrace.bpmn.model;

/**
 * An event in the middle of a process that waits.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.4.
 *
 * @param source what stands in the file
 */
public record IntermediateCatchEvent(ElementSource source) implements CatchEvent {}
