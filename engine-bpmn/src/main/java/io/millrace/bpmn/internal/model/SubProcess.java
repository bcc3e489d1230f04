package io.millrace.bpmn.internal.model;

/**
 * A scope with nodes of its own, which {@link ProcessModel#children(String)} lists.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 */
public record SubProcess(ElementInfo info, LoopCharacteristics loop) implements Activity {}
