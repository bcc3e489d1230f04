package io.millrace.bpmn.model;

/**
 * A task that is done without the engine.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 *
 * @param source what stands in the file
 */
public record ManualTask(ElementSource source) implements Task {}
