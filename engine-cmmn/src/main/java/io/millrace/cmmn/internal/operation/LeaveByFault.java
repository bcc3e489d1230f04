package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.call.CallFailure;

/**
 * A fault leaves a case for the element that called it: that gets what the case gives back, the
 * case is terminated, then the element fails.
 */
record LeaveByFault(
    CmmnContext context, CaseInstanceEntity instance, CaseCaller caller, CallFailure failure)
    implements Operation {

  @Override
  public void run() {
    if (instance.isDeleted()) {
      return;
    }
    caller.givesBack(instance, context);
    CaseCaller.cutOff(instance, "fault '" + failure.code() + "'", context);
    context.planNext(() -> caller.fail(failure, context.command()));
    context.planNext(new ApplyCaseTransition(context, instance, Transition.TERMINATE));
  }
}
