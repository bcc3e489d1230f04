package io.millrace.bpmn.model;

/**
 * An element of the standard that has no type of its own here, such as an item definition. Its
 * {@link #source} tells all of it.
 *
 * <p>Immutable and thread-safe.
 *
 * @param source what stands in the file
 */
public record OtherElement(ElementSource source) implements BpmnElement {}
