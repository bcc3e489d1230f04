package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.agenda.Operation;

/** Tells the listeners of a case that it has started, before its first plan item is made. */
record TellCaseStart(CmmnContext context, CaseInstanceEntity instance) implements Operation {

  @Override
  public void run() {
    context
        .node(instance)
        .listeners()
        .cases()
        .tell(instance, new StateChange(null, instance.state(), Transition.CREATE), context);
  }
}
