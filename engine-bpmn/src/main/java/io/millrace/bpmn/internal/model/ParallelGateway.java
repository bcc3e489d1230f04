package io.millrace.bpmn.internal.model;

/**
 * Waits for a token on every incoming sequence flow, then sends one down every outgoing one.
 *
 * @param info what every element has
 */
public record ParallelGateway(ElementInfo info) implements Gateway {}
