package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * An error that a listener of the engine's events throws where the event happened.
 *
 * @param code its code
 */
public record ThrownError(String code) {

  /**
   * Throws it: out of the step or cancellation that is under way, else at the execution.
   *
   * @throws BpmnError in a step, and where nobody catches it
   */
  public void at(ExecutionEntity execution, BpmnContext context) {
    var error = new BpmnError(code);
    if (context.isInStep() || context.cancellation().isUnderWay()) {
      throw error;
    }
    new ErrorPropagation(context).propagateAtOnce(error, execution);
  }
}
