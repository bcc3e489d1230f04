package io.millrace.bpmn.model;

/**
 * An event that throws.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.1.
 */
public sealed interface ThrowEvent extends Event permits EndEvent, IntermediateThrowEvent {}
