package io.millrace.bpmn.model;

/**
 * A sub-process whose activities are started one by one.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.5.
 *
 * @param source what stands in the file
 */
public record AdHocSubProcess(ElementSource source) implements SubProcess {

  /**
   * Returns whether they go on at the same time.
   *
   * @return {@code Parallel} or {@code Sequential}, or null
   */
  public String ordering() {
    return source().attribute("ordering");
  }

  /**
   * Returns what ends it.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String completionCondition() {
    return source().childText("completionCondition");
  }

  /**
   * Tells whether what still goes on then is canceled.
   *
   * @return true where the file does not say
   */
  public boolean cancelRemainingInstances() {
    return source().flag("cancelRemainingInstances", true);
  }
}
