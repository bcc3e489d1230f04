package io.millrace.bpmn.model;

/**
 * A task that calls code.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 *
 * @param source what stands in the file
 */
public record ServiceTask(ElementSource source) implements ServiceLikeTask {}
