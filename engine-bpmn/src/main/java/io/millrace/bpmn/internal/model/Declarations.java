package io.millrace.bpmn.internal.model;

import java.util.Map;

/**
 * What a file declares beside its processes, by id.
 *
 * @param messages the messages
 * @param signals the signals
 * @param errors the errors
 */
public record Declarations(
    Map<String, Message> messages,
    Map<String, Signal> signals,
    Map<String, ErrorDeclaration> errors) {

  /** Copies the maps. */
  public Declarations {
    messages = Map.copyOf(messages);
    signals = Map.copyOf(signals);
    errors = Map.copyOf(errors);
  }
}
