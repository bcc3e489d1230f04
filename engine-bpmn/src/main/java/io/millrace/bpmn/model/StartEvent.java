package io.millrace.bpmn.model;

/**
 * A start event.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.2.
 *
 * @param source what stands in the file
 */
public record StartEvent(ElementSource source) implements CatchEvent {

  /**
   * Tells whether the start of an event sub-process ends what goes on around it.
   *
   * @return true where the file does not say
   */
  public boolean isInterrupting() {
    return source().flag("isInterrupting", true);
  }

  /**
   * Returns where the user who starts is kept.
   *
   * @return the name of a variable, or null
   */
  public String initiator() {
    return source().engineAttribute("initiator");
  }

  /**
   * Returns the key of its form.
   *
   * @return a text or an expression, or null
   */
  public String formKey() {
    return source().engineAttribute("formKey");
  }
}
