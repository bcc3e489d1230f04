package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.IllegalStateEngineException;

/**
 * Says that no token of a suspended instance moves.
 *
 * @param execution an execution of the instance
 */
public record SuspendedInstance(ExecutionEntity execution) {

  /** Refuses what would move a token, if the instance is suspended. */
  void refuseTo(String purpose) {
    if (execution.isSuspended()) {
      throw refusal(purpose);
    }
  }

  /**
   * Returns the refusal of what would move a token.
   *
   * @param purpose what was wanted, such as "trigger"
   */
  public IllegalStateEngineException refusal(String purpose) {
    return new IllegalStateEngineException(
        "Cannot "
            + purpose
            + " the execution '"
            + execution.id()
            + "'"
            + (execution.activityId() == null ? "" : " at '" + execution.activityId() + "'")
            + ": its process instance '"
            + execution.processInstanceId()
            + "' is suspended. Activate it with RuntimeService.activateProcessInstanceById.");
  }
}
