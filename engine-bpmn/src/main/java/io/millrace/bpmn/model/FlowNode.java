package io.millrace.bpmn.model;

/**
 * What sequence flows connect.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.10.
 */
public sealed interface FlowNode extends FlowElement permits Activity, Event, Gateway {

  /**
   * Tells whether a job enters it: {@code async} or {@code asyncBefore} of any engine.
   *
   * @return false where the file does not say
   */
  default boolean isAsyncBefore() {
    return source().engineFlag("async", source().engineFlag("asyncBefore", false));
  }

  /**
   * Tells whether a job leaves it: {@code asyncLeave} or {@code asyncAfter} of any engine.
   *
   * @return false where the file does not say
   */
  default boolean isAsyncAfter() {
    return source().engineFlag("asyncLeave", source().engineFlag("asyncAfter", false));
  }

  /**
   * Tells whether its jobs wait for other jobs of their instance.
   *
   * @return true where the file does not say
   */
  default boolean isExclusive() {
    return source().engineFlag("exclusive", true);
  }
}
