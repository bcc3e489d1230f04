package io.millrace.bpmn.model;

/**
 * A message.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record MessageEventDefinition(ElementSource source) implements EventDefinition {

  /**
   * Returns the message.
   *
   * @return the id, or null
   */
  public String messageRef() {
    return source().reference("messageRef");
  }
}
