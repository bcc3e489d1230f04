package io.millrace.bpmn.model;

/**
 * A plain sub-process, or an event sub-process.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.5.
 *
 * @param source what stands in the file
 */
public record EmbeddedSubProcess(ElementSource source) implements SubProcess {}
