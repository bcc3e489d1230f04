package io.millrace.bpmn.internal.model;

/** Work that takes time and can be repeated, cancelled and watched by boundary events. */
public sealed interface Activity extends FlowNode
    permits Task, SubProcess, CallActivity, Transaction, AdHocSubProcess {

  /**
   * Returns how often the activity is done.
   *
   * @return null where it is done once
   */
  LoopCharacteristics loop();

  /**
   * Tells whether the activity is done once per element, a number of times, or round after round.
   *
   * @return true where {@link #loop()} is not null
   */
  default boolean isMultiInstance() {
    return loop() != null;
  }
}
