package io.millrace.bpmn.internal.model;

/**
 * A signal that is caught or thrown.
 *
 * @param signal which
 */
public record SignalEventDefinition(Signal signal) implements EventDefinition {}
