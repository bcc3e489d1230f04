package io.millrace.cmmn.model;

/**
 * Waits for something to happen.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.2.
 */
public sealed interface EventListener extends PlanItemDefinition
    permits UserEventListener,
        TimerEventListener,
        GenericEventListener,
        SignalEventListener,
        VariableEventListener,
        IntentEventListener,
        ReactivateEventListener {

  /**
   * Returns when the listener is available; until then it is unavailable.
   *
   * @return an expression, or null where it always is
   */
  String availableCondition();
}
