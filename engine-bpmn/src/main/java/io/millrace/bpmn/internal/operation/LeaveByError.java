package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.InstanceEnd;
import io.millrace.common.internal.call.CallFailure;

/**
 * An error leaves a process instance for the element of a case that called it: the instance ends,
 * then the element fails.
 *
 * @param execution the process instance
 */
record LeaveByError(
    BpmnContext context, ExecutionEntity execution, OutsideCaller caller, BpmnError error)
    implements TokenOperation {

  @Override
  public void move() {
    execution.endedBy(InstanceEnd.ERROR);
    var reason = "error '" + error.getErrorCode() + "'";
    new EndProcessInstance(context, execution, null, reason).move();
    caller.fail(failure(error));
  }

  static CallFailure failure(BpmnError error) {
    return new CallFailure(error.getErrorCode(), error.getErrorMessage());
  }
}
