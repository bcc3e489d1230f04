package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.PlanItemNode.Watcher;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.sentry.SatisfiedParts;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayDeque;
import java.util.List;

/**
 * Tells the sentries that watch a plan item what happened to it.
 *
 * <p>An event reaches those instances of the watching item that share the innermost instance of a
 * stage with it around both plan items: siblings in one stage instance, not those in another
 * instance of the same stage.
 */
record EventSpread(CmmnContext context) {

  void happened(
      PlanItemEntity item, PlanItemNode node, Transition transition, String exitCriterion) {
    for (var watcher : node.watchers()) {
      if (watcher.event() == transition
          && (watcher.exitCriterion() == null || watcher.exitCriterion().equals(exitCriterion))) {
        for (var holder : watching(watcher.target(), item, node)) {
          note(holder, watcher);
        }
      }
    }
  }

  private void note(CriteriaHolder holder, Watcher watcher) {
    if (holder instanceof PlanItemEntity item && !listens(item, watcher)) {
      return;
    }
    if (watcher.criterion().isOnEvent()) {
      context.unsettled().sawOnce(holder, watcher.part());
    } else {
      holder.satisfiedParts(SatisfiedParts.of(holder.satisfiedParts()).with(watcher.part()).text());
    }
    context.unsettled().judge(holder);
  }

  private static boolean listens(PlanItemEntity item, Watcher watcher) {
    var state = ItemState.of(item.state());
    return watcher.target().entry().contains(watcher.criterion())
        ? state.awaitsEntry() || state == ItemState.SUSPENDED
        : !state.isOver();
  }

  /** Returns the instances of a watching plan item that an instance's events reach. */
  private List<? extends CriteriaHolder> watching(
      PlanItemNode target, PlanItemEntity item, PlanItemNode node) {
    var way = new ArrayDeque<PlanItemNode>();
    var common = node.parent();
    OwnerEntity container = context.tree().container(item);
    while (!leadsTo(common, target, way)) {
      common = common.parent();
      container = context.tree().container((PlanItemEntity) container);
    }
    List<? extends OwnerEntity> reached = List.of(container);
    while (!way.isEmpty()) {
      var id = way.pop().id();
      reached =
          reached.stream()
              .flatMap(one -> context.tree().children(one).stream())
              .filter(child -> child.elementId().equals(id))
              .toList();
    }
    return reached.stream().map(CriteriaHolder.class::cast).toList();
  }

  /** Tells whether a plan item is a stage or inside it; collects the way down to it. */
  private static boolean leadsTo(
      PlanItemNode stage, PlanItemNode target, ArrayDeque<PlanItemNode> way) {
    way.clear();
    for (var at = target; at != null; at = at.parent()) {
      if (at == stage) {
        return true;
      }
      way.push(at);
    }
    return false;
  }
}
