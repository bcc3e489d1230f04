package io.millrace.bpmn.internal.model;

/**
 * A message that is received.
 *
 * @param message which
 */
public record MessageEventDefinition(Message message) implements EventDefinition {}
