package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.PlanItemNode.Watcher;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Takes away event listeners that nobody can hear any more, so that they do not keep their stage
 * open: every plan item that a sentry could have started or ended by them is over, or has started
 * already. A listener that no sentry watches at all stays.
 */
record IdleListeners(CmmnContext context) {

  /** Plans the end of all idle listeners of a case; tells whether there are some. */
  boolean takeAway(Unsettled.OfCase one) {
    if (!one.takeChanged()) {
      return false;
    }
    var idle = new ArrayList<PlanItemEntity>(0);
    for (var open : new OpenItems(context, one.instance()).outsideIn()) {
      if (open instanceof PlanItemEntity item && isIdle(item)) {
        idle.add(item);
      }
    }
    idle.forEach(
        item -> context.plan(ApplyTransition.forGood(context, item, Transition.TERMINATE)));
    return !idle.isEmpty();
  }

  private boolean isIdle(PlanItemEntity item) {
    var node = context.node(item);
    return node.isListener()
        && ItemState.of(item.state()) == ItemState.AVAILABLE
        && !node.watchers().isEmpty()
        && node.watchers().stream().noneMatch(watcher -> isHeard(item, node, watcher));
  }

  private boolean isHeard(PlanItemEntity item, PlanItemNode node, Watcher watcher) {
    var reach = Reach.of(item, node, watcher.target(), context);
    return reach.way().isEmpty()
        ? !(reach.container() instanceof PlanItemEntity stage) || watcher.canListen(stage)
        : isHeard(reach.container(), reach.way(), watcher);
  }

  /** What is not there yet will be there when the stage around it becomes active. */
  private boolean isHeard(OwnerEntity container, List<PlanItemNode> way, Watcher watcher) {
    if (way.get(0).isDiscretionary() && canBePlanned(container, way.get(0))) {
      return true;
    }
    for (var child : context.tree().children(container)) {
      if (way.get(0).id().equals(child.elementId()) && !child.isInjectedRoot()) {
        var further = way.subList(1, way.size());
        var isHeard =
            further.isEmpty()
                ? watcher.canListen(child)
                : mayOpen(child) || isHeard(child, further, watcher);
        if (isHeard) {
          return true;
        }
      }
    }
    return false;
  }

  /** A stage that is not active may open, or open anew; one that waits for its end does not. */
  private static boolean mayOpen(PlanItemEntity stage) {
    var state = ItemState.of(stage.state());
    return state != ItemState.ACTIVE && state != ItemState.ASYNC_ACTIVE_LEAVE;
  }

  /** Whether rules hold now does not matter, since they may hold later. */
  private boolean canBePlanned(OwnerEntity container, PlanItemNode node) {
    var holders = new ArrayDeque<>(List.of(context.node(container)));
    context.tree().children(container).forEach(child -> holders.add(context.node(child)));
    var seen = new HashSet<PlanItemNode>();
    while (!holders.isEmpty()) {
      var holder = holders.poll();
      var plans = seen.add(holder) && (holder == node.parent() || !holder.isStage());
      for (var entry : plans ? holder.plannable() : List.<Plannable>of()) {
        if (entry.nodes().contains(node)) {
          return true;
        }
        holders.addAll(entry.nodes());
      }
    }
    return false;
  }
}
