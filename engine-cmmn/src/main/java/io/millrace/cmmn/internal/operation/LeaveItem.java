package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.model.ExitEventType;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.agenda.Operation;
import java.util.List;

/**
 * An exit criterion of a plan item is met: it exits, or it completes as the criterion says. Passed
 * over if the item has moved on meanwhile.
 *
 * @param judgedIn the state in which the criterion was judged
 */
record LeaveItem(
    CmmnContext context, PlanItemEntity item, ItemState judgedIn, CompiledCriterion criterion)
    implements Operation {

  @Override
  public void run() {
    if (item.isDeleted() || !judgedIn.text().equals(item.state())) {
      return;
    }
    var completes = criterion.exitEventType() != ExitEventType.EXIT && judgedIn == ItemState.ACTIVE;
    if (completes) {
      checkPossible();
      context.unsettled().forget(item, List.of(criterion));
    }
    context.apply(item, completes ? Transition.COMPLETE : Transition.EXIT, criterion.id());
  }

  private void checkPossible() {
    if (criterion.exitEventType() == ExitEventType.COMPLETE
        && !new StageCompletion(context).isPossible(item)) {
      throw new IllegalStateEngineException(
          "Cannot complete plan item instance '"
              + item.id()
              + "' ('"
              + item.elementId()
              + "', case instance '"
              + item.caseInstanceId()
              + "') by its exit criterion '"
              + criterion.id()
              + "': something active or required is left in it. End that first, or let the"
              + " criterion force the completion.");
    }
  }
}
