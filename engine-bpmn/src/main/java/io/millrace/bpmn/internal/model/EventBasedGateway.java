package io.millrace.bpmn.internal.model;

/**
 * Waits for the events behind it and goes on with the first that happens, or begins the process
 * with them.
 *
 * @param info what every element has
 * @param instantiate whether its events start instances
 * @param parallel whether all events have to come, rather than the first only
 */
public record EventBasedGateway(ElementInfo info, boolean instantiate, boolean parallel)
    implements Gateway {}
