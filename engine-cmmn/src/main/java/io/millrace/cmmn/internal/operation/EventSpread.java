package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.PlanItemNode.Watcher;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.sentry.SatisfiedParts;

/**
 * Tells the criteria that watch a plan item what happened to it. All that happens in a round is
 * noted together when the round is over, so that no order inside it can be seen, and those hear it
 * as well that were made in it.
 */
record EventSpread(CmmnContext context) {

  /**
   * What happened, for one criterion that watches.
   *
   * @param watcher the criterion
   * @param reach whose
   */
  record Heard(Watcher watcher, Reach reach) {}

  /** Keeps in mind what happened until the round is over. */
  void happened(
      PlanItemEntity item, PlanItemNode node, Transition transition, String exitCriterion) {
    for (var watcher : node.watchers()) {
      if (watcher.event() == transition
          && (watcher.exitCriterion() == null || watcher.exitCriterion().equals(exitCriterion))) {
        var reach = Reach.of(item, node, watcher.target(), context);
        context.unsettled().heard(context.tree().instance(item), new Heard(watcher, reach));
      }
    }
  }

  /** The round is over: those criteria note what happened in it that listen now. */
  void note(Unsettled.OfCase one) {
    for (var heard : one.takeHeard()) {
      for (var reached : heard.reach().instances(context)) {
        note((CriteriaHolder) reached, heard.watcher());
      }
    }
  }

  private void note(CriteriaHolder holder, Watcher watcher) {
    if (holder instanceof PlanItemEntity item && !watcher.listens(item)) {
      return;
    }
    if (watcher.criterion().isOnEvent()) {
      context.unsettled().sawOnce(holder, watcher.part());
    } else {
      holder.satisfiedParts(SatisfiedParts.of(holder.satisfiedParts()).with(watcher.part()).text());
    }
    context.unsettled().judge(holder);
  }
}
