package io.millrace.bpmn.internal.model;

/**
 * A message that is received or sent.
 *
 * @param message which; null where it is sent by code
 * @param sending how it is sent; null where it is received
 */
public record MessageEventDefinition(Message message, MessageSending sending)
    implements EventDefinition {

  /**
   * A message that is received.
   *
   * @param message which
   */
  public MessageEventDefinition(Message message) {
    this(message, null);
  }
}
