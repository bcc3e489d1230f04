package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.Dependent;

/**
 * A token ends; with the last one its scope is done, be it a sub-process or the whole instance. It
 * is not before the conditions have been looked at that the token may have made true.
 */
record EndExecution(BpmnContext context, ExecutionEntity execution) implements TokenOperation {

  @Override
  public void move() {
    var scope = context.tree().parent(execution);
    if (context.looksSoon() && isTheLastOf(scope)) {
      context.command().agenda().plan(this);
      return;
    }
    var endedAt = execution.activityId();
    var hasInterrupted = ScopeEvents.interrupts(execution, context);
    context.runtime().disposal().remove(execution, context);
    if (!isSpent()) {
      scope.lastEnd(endedAt);
    }
    if (scope.count(Dependent.CHILD) > 0) {
      return;
    }
    if (scope.isProcessInstance()) {
      new EndProcessInstance(context, scope, scope.lastEnd(), null).move();
    } else if (Compensate.isUnderWay(scope, context)) {
      context.command().agenda().plan(new Compensate(context, scope));
    } else if (context.node(scope).inner() instanceof AdHocScope adHoc) {
      if (hasInterrupted) {
        adHoc.complete(scope, context);
      } else {
        adHoc.emptied(scope, context);
      }
    } else {
      scope.active(true);
      context.leave(scope);
    }
  }

  /** Handlers of compensation are in no scope of their own: what comes next does not wait. */
  private boolean isTheLastOf(ExecutionEntity scope) {
    return scope.count(Dependent.CHILD) == 1 && !Compensate.isUnderWay(scope, context);
  }

  /** What is left at a gateway that waited for its reset has come to no end: its token went on. */
  private boolean isSpent() {
    return execution.incomingFlowId() != null && !execution.isActive() && !execution.isInActivity();
  }
}
