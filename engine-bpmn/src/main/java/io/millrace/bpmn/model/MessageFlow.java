package io.millrace.bpmn.model;

/**
 * A message from one participant to another.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §9.4.
 *
 * @param source what stands in the file
 */
public record MessageFlow(ElementSource source) implements BpmnElement {

  /**
   * Returns who or what sends it.
   *
   * @return the id, or null
   */
  public String sourceRef() {
    return source().reference("sourceRef");
  }

  /**
   * Returns who or what receives it.
   *
   * @return the id, or null
   */
  public String targetRef() {
    return source().reference("targetRef");
  }

  /**
   * Returns the message.
   *
   * @return the id, or null
   */
  public String messageRef() {
    return source().reference("messageRef");
  }
}
