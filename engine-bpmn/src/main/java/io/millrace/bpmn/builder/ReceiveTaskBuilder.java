package io.millrace.bpmn.builder;

/** Builds a receive task. Not thread-safe. Spec: BPMN 2.0.2 §10.3.3. */
public final class ReceiveTaskBuilder extends ActivityBuilder<ReceiveTaskBuilder> {

  ReceiveTaskBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Waits for a message, which the file declares.
   *
   * @param name the name of the message
   * @return this
   */
  public ReceiveTaskBuilder message(String name) {
    draft().set("messageRef", draft().file().declare("message", "name", name));
    return self();
  }

  /**
   * Lets the message start instances.
   *
   * @return this
   */
  public ReceiveTaskBuilder instantiate() {
    draft().set("instantiate", "true");
    return self();
  }

  @Override
  ReceiveTaskBuilder self() {
    return this;
  }
}
