package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.model.ExitEventType;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.agenda.Operation;

/** An exit criterion of a plan model is met: the case is terminated, or completes. */
record LeaveCase(CmmnContext context, CaseInstanceEntity instance, CompiledCriterion criterion)
    implements Operation {

  @Override
  public void run() {
    if (instance.isDeleted()) {
      return;
    }
    var event = criterion.exitEventType();
    if (event == ExitEventType.COMPLETE && !new StageCompletion(context).isPossible(instance)) {
      throw new IllegalStateEngineException(
          "Cannot complete case instance '"
              + instance.id()
              + "' by its exit criterion '"
              + criterion.id()
              + "': something active or required is left in it. End that first, or let the"
              + " criterion force the completion.");
    }
    context.apply(
        instance, event == ExitEventType.EXIT ? Transition.TERMINATE : Transition.COMPLETE);
  }
}
