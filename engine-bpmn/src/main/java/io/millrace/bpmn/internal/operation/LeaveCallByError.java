package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * An error that is caught outside of a called instance leaves it: what the instance gives back is
 * set at the element that called it, before that or something around it is cancelled. An error of
 * its mapping goes on from there in place of the first.
 *
 * @param execution the element that called
 * @param called the instance
 * @param next what follows: another instance that the error leaves, or the event that catches it
 */
record LeaveCallByError(
    BpmnContext context, ExecutionEntity execution, ExecutionEntity called, TokenOperation next)
    implements TokenOperation {

  @Override
  public void move() {
    giveBack();
    context.command().agenda().planNext(next);
  }

  /** Does the mapping alone. */
  void giveBack() {
    context.node(execution).inner().calledInstanceEnds(execution, context.side(called), context);
  }
}
