package io.millrace.bpmn.model;

/**
 * A task that sends.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 *
 * @param source what stands in the file
 */
public record SendTask(ElementSource source) implements ServiceLikeTask {

  /**
   * Returns the message.
   *
   * @return the id, or null
   */
  public String messageRef() {
    return source().reference("messageRef");
  }
}
