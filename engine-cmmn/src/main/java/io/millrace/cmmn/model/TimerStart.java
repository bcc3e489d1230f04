package io.millrace.cmmn.model;

/**
 * What starts the clock of a timer.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.2.1.
 */
public sealed interface TimerStart permits PlanItemStartTrigger, CaseFileItemStartTrigger {

  /**
   * Returns the element whose transition starts the clock.
   *
   * @return the id of a plan item or case file item
   */
  String sourceRef();
}
