package io.millrace.bpmn.internal.model;

/**
 * Brings something about and goes on.
 *
 * @param info what every element has
 * @param definition what it brings about
 */
public record IntermediateThrowEvent(ElementInfo info, EventDefinition definition)
    implements Event {}
