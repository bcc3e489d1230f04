package io.millrace.bpmn.model;

/**
 * A task of no kind: the element {@code task}.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 *
 * @param source what stands in the file
 */
public record NoneTask(ElementSource source) implements Task {}
