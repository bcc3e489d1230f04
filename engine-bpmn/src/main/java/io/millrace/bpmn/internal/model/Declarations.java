package io.millrace.bpmn.internal.model;

import java.util.Map;

/**
 * What a file declares beside its processes, by id.
 *
 * @param messages the messages
 * @param signals the signals
 * @param errors the errors
 * @param escalations the escalations
 */
public record Declarations(
    Map<String, Message> messages,
    Map<String, Signal> signals,
    Map<String, ErrorDeclaration> errors,
    Map<String, EscalationDeclaration> escalations) {

  /** Copies the maps. */
  public Declarations {
    messages = Map.copyOf(messages);
    signals = Map.copyOf(signals);
    errors = Map.copyOf(errors);
    escalations = Map.copyOf(escalations);
  }
}
