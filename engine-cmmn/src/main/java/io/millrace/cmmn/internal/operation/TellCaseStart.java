package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.agenda.Operation;

/**
 * Tells the listeners of a case that it has started or come back, before its first plan item is
 * made.
 */
record TellCaseStart(CmmnContext context, CaseInstanceEntity instance) implements Operation {

  @Override
  public void run() {
    context.node(instance).listeners().cases().tell(instance, change(), context);
  }

  private StateChange change() {
    var reactivation = context.reactivation(instance);
    return reactivation == null
        ? new StateChange(null, instance.state(), Transition.CREATE)
        : new StateChange(reactivation.from(), instance.state(), Transition.RE_ACTIVATE);
  }
}
