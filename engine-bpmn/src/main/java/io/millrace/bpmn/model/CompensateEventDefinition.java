package io.millrace.bpmn.model;

/**
 * Compensation.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record CompensateEventDefinition(ElementSource source) implements EventDefinition {

  /**
   * Returns what is undone.
   *
   * @return the id, or null for all
   */
  public String activityRef() {
    return source().reference("activityRef");
  }

  /**
   * Tells whether the event waits until all is undone.
   *
   * @return true where the file does not say
   */
  public boolean waitForCompletion() {
    return source().flag("waitForCompletion", true);
  }
}
