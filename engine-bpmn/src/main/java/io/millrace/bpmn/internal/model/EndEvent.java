package io.millrace.bpmn.internal.model;

/**
 * Where a token ends.
 *
 * @param info what every element has
 * @param definition what the end brings about
 */
public record EndEvent(ElementInfo info, EventDefinition definition) implements Event {}
