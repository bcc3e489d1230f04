package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.InstanceEnd;
import io.millrace.common.internal.call.CallFailure;

/**
 * An error leaves a process instance for the element of a case that called it: the element gets
 * what the instance gives back, the instance ends, then the element fails.
 *
 * @param execution the process instance
 */
record LeaveByError(
    BpmnContext context, ExecutionEntity execution, OutsideCaller caller, BpmnError error)
    implements TokenOperation {

  @Override
  public void move() {
    var last = giveBack();
    execution.endedBy(InstanceEnd.ERROR);
    var reason = "error '" + last.getErrorCode() + "'";
    new EndProcessInstance(context, execution, null, reason).move();
    caller.fail(failure(last));
  }

  /** Returns the error that the element fails by: that of its mapping goes before the first. */
  private BpmnError giveBack() {
    try {
      caller.ends(context.side(execution));
      return error;
    } catch (BpmnError further) {
      return further;
    }
  }

  static CallFailure failure(BpmnError error) {
    return new CallFailure(error.getErrorCode(), error.getErrorMessage());
  }
}
