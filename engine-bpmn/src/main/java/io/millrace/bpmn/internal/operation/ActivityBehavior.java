package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.call.CallSide;

/**
 * What an element of a process does with a token. Implementations are immutable, made once per
 * element at deployment, and shared by all threads.
 */
public interface ActivityBehavior {

  /** The token has arrived: do the work, then leave, or plan nothing and wait. */
  void execute(ExecutionEntity execution, BpmnContext context);

  /** What the token waited for has happened. */
  default void trigger(ExecutionEntity execution, BpmnContext context) {
    throw new io.millrace.common.IllegalStateEngineException(
        "Execution '"
            + execution.id()
            + "' at '"
            + execution.activityId()
            + "' does not wait to be triggered. Trigger an execution at a receive task or another wait state.");
  }

  /**
   * The task that this element made was completed; what the token waited for happens next.
   *
   * @param completedBy who completed it; null for nobody in particular
   */
  default void taskCompleted(ExecutionEntity execution, String completedBy, BpmnContext context) {
    // most have nothing to note
  }

  /** The instance that this element called has ended, and is still there to be read. */
  default void calledInstanceEnds(ExecutionEntity execution, CallSide called, BpmnContext context) {
    throw new IllegalStateException("'" + execution.activityId() + "' calls no instances");
  }

  /** Tells whether the token rests at the element while an instance that it calls works for it. */
  default boolean isCall() {
    return false;
  }

  /**
   * Tells whether the element waits for its task, message, timer or called instance in a row of its
   * own.
   */
  default boolean isScope() {
    return false;
  }

  /** Tells whether a token has to remember the flow along which it comes. */
  default boolean asksForFlow() {
    return false;
  }
}
