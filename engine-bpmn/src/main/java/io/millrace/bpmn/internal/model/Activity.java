package io.millrace.bpmn.internal.model;

/** Work that takes time and can be repeated, cancelled and watched by boundary events. */
public sealed interface Activity extends FlowNode
    permits Task, SubProcess, EventSubProcess, CallActivity {

  /**
   * Returns how often the activity is done.
   *
   * @return null where it is done once
   */
  LoopCharacteristics loop();

  /**
   * Tells whether the activity is done once per element or a number of times.
   *
   * @return true where {@link #loop()} is not null
   */
  default boolean isMultiInstance() {
    return loop() != null;
  }
}
