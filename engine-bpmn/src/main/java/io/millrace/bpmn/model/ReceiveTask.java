package io.millrace.bpmn.model;

/**
 * A task that waits for a message.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 *
 * @param source what stands in the file
 */
public record ReceiveTask(ElementSource source) implements Task {

  /**
   * Returns the message.
   *
   * @return the id, or null
   */
  public String messageRef() {
    return source().reference("messageRef");
  }

  /**
   * Tells whether the message starts instances.
   *
   * @return false where the file does not say
   */
  public boolean isInstantiating() {
    return source().flag("instantiate", false);
  }
}
