package io.millrace.bpmn.internal.model;

/**
 * A place where the flow goes on in another one of the same scope, as if a sequence flow led there.
 *
 * @param name what throwing and catching events are found by
 */
public record LinkEventDefinition(String name) implements EventDefinition {}
