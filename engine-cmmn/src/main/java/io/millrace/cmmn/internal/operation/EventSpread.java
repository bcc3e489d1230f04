package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
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
    var event = event(node, transition);
    for (var watcher : node.watchers()) {
      if (watcher.event() == event
          && (watcher.exitCriterion() == null || watcher.exitCriterion().equals(exitCriterion))) {
        var reach = Reach.of(item, node, watcher.target(), context);
        context.unsettled().heard(context.tree().instance(item), new Heard(watcher, reach));
      }
    }
  }

  /** What the stage around does to them has no name of its own (CMMN 1.1, tables 8.9 and 8.11). */
  private static Transition event(PlanItemNode node, Transition transition) {
    if (node.behavior().kind() != ItemKind.LISTENER_OR_MILESTONE) {
      return transition;
    }
    return switch (transition) {
      case PARENT_SUSPEND -> Transition.SUSPEND;
      case PARENT_RESUME -> Transition.RESUME;
      default -> transition;
    };
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
