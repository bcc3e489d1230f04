package io.millrace.bpmn.internal.model;

/**
 * Takes every outgoing sequence flow whose condition holds, else the default flow; waits for all
 * tokens that can still come.
 *
 * @param info what every element has
 */
public record InclusiveGateway(ElementInfo info) implements Gateway {}
