package io.millrace.bpmn.internal.model;

/**
 * Takes the first outgoing sequence flow whose condition holds, else the default flow.
 *
 * @param info what every element has
 */
public record ExclusiveGateway(ElementInfo info) implements Gateway {}
