package io.millrace.bpmn.model;

import java.util.Optional;

/**
 * Work: a task, a sub-process or a call.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.
 */
public sealed interface Activity extends FlowNode permits CallActivity, SubProcess, Task {

  /**
   * Tells whether it undoes what another activity did.
   *
   * @return false where the file does not say
   */
  default boolean isForCompensation() {
    return source().flag("isForCompensation", false);
  }

  /**
   * Returns the flow it takes where no condition holds.
   *
   * @return the id, or null
   */
  default String defaultFlow() {
    return source().reference("default");
  }

  /**
   * Returns how often it is done.
   *
   * @return empty where there is none
   */
  default Optional<LoopCharacteristics> loopCharacteristics() {
    return source().children(LoopCharacteristics.class).stream().findFirst();
  }

  /**
   * Returns how often its jobs are tried, and how far apart.
   *
   * @return such as {@code R5/PT1M}, or null
   */
  default String failedJobRetryTimeCycle() {
    return source().extensionElements().stream()
        .filter(extension -> extension.name().equals("failedJobRetryTimeCycle"))
        .map(ElementTexts::of)
        .findFirst()
        .orElse(source().engineAttribute("failedJobRetryTimeCycle"));
  }
}
