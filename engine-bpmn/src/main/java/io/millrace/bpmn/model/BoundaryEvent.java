package io.millrace.bpmn.model;

/**
 * An event at the border of an activity.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.4.
 *
 * @param source what stands in the file
 */
public record BoundaryEvent(ElementSource source) implements CatchEvent {

  /**
   * Returns the activity.
   *
   * @return the id, or null
   */
  public String attachedToRef() {
    return source().reference("attachedToRef");
  }

  /**
   * Tells whether it interrupts the activity.
   *
   * @return true where the file does not say
   */
  public boolean cancelActivity() {
    return source().flag("cancelActivity", true);
  }
}
