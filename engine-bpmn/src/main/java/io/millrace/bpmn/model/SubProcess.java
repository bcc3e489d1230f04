package io.millrace.bpmn.model;

/**
 * A sub-process of any kind.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.5.
 */
public sealed interface SubProcess extends Activity, FlowElementsContainer
    permits AdHocSubProcess, EmbeddedSubProcess, Transaction {

  /**
   * Tells whether an event starts it, which no flow does.
   *
   * @return false where the file does not say
   */
  default boolean isTriggeredByEvent() {
    return source().flag("triggeredByEvent", false);
  }
}
