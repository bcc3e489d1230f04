package io.millrace.bpmn.model;

/**
 * What is drawn for people beside the flow.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.2.
 */
public sealed interface Artifact extends BpmnElement permits Association, Group, TextAnnotation {}
