package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.job.NewJob;

/**
 * Puts a job before the start or the end of a plan item, as the model says. Until it has run, the
 * item is {@code async-active} or {@code async-active-leave}.
 */
record AsyncCut(CmmnContext context, PlanItemEntity item, PlanItemNode node) {

  /** Returns the transition that happens now instead of one that a job is to make; or null. */
  Transition instead(Transition wanted, ItemState state) {
    var starts = wanted == Transition.START || wanted == Transition.MANUAL_START;
    if (starts && node.async().async() && state != ItemState.ASYNC_ACTIVE) {
      return Transition.ASYNC_ACTIVATE;
    }
    return wanted == Transition.COMPLETE && node.async().asyncLeave() && state == ItemState.ACTIVE
        ? Transition.ASYNC_LEAVE_ACTIVE
        : null;
  }

  /**
   * Makes the job of a cut.
   *
   * @param before the state before it
   */
  void makeJob(ItemState before) {
    if (ItemState.ASYNC_ACTIVE.text().equals(item.state())) {
      var starts = before == ItemState.ENABLED ? Transition.MANUAL_START : Transition.START;
      make(CaseJobTypes.ASYNC_START, starts, node.async().exclusive());
    } else {
      make(CaseJobTypes.ASYNC_LEAVE, Transition.COMPLETE, node.async().asyncLeaveExclusive());
    }
  }

  private void make(String type, Transition transition, boolean exclusive) {
    var job =
        NewJob.of(item.scopeRef(), type)
            .at(item.elementId(), item.name())
            .withExclusive(exclusive)
            .withConfiguration(transition.text());
    context.runtime().jobs().createMessage(context.command(), job);
  }
}
