package io.millrace.bpmn.internal.model;

/**
 * Waits until something happens.
 *
 * @param info what every element has
 * @param definition what it waits for
 */
public record IntermediateCatchEvent(ElementInfo info, EventDefinition definition)
    implements Event {}
