package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.PlanItemNode.Watcher;
import io.millrace.cmmn.internal.persistence.CriteriaHolder;
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

  /** Hears for as long as the case is there. */
  private static final long CASE = 0;

  /** Hears, or will, but nobody tells when that ends. */
  private static final long UNTOLD = -1;

  /** Plans the end of all idle listeners of a case; tells whether there are some. */
  boolean takeAway(Unsettled.OfCase one) {
    if (!one.takeChanged()) {
      return false;
    }
    var idle = new ArrayList<PlanItemEntity>(0);
    for (var open : candidates(one)) {
      if (open instanceof PlanItemEntity item && isIdle(item, one)) {
        idle.add(item);
      }
    }
    idle.forEach(
        item -> context.plan(ApplyTransition.forGood(context, item, Transition.TERMINATE)));
    return !idle.isEmpty();
  }

  /** All that is open once in a step, then those whose hearers have moved on. */
  private List<CriteriaHolder> candidates(Unsettled.OfCase one) {
    var open = new OpenItems(context, one.instance());
    var unknown = one.audiences().take().values();
    return one.audiences().begins() ? open.outsideIn() : open.outsideIn(unknown);
  }

  private boolean isIdle(PlanItemEntity item, Unsettled.OfCase one) {
    var node = context.node(item);
    if (!node.isWatchedListener() || ItemState.of(item.state()) != ItemState.AVAILABLE) {
      return false;
    }
    for (var watcher : node.watchers()) {
      var hearer = hearer(item, node, watcher);
      if (hearer != null) {
        note(item, hearer, one);
        return false;
      }
    }
    return true;
  }

  private static void note(PlanItemEntity item, long hearer, Unsettled.OfCase one) {
    if (hearer == UNTOLD) {
      one.audiences().add(item.id(), item);
    } else if (hearer != CASE) {
      one.audiences().heard(hearer, item.id(), item);
    }
  }

  /** Returns the id of an instance that can hear a listener as long as it is as it is, or null. */
  private Long hearer(PlanItemEntity item, PlanItemNode node, Watcher watcher) {
    var reach = Reach.of(item, node, watcher.target(), context);
    if (!reach.way().isEmpty()) {
      return hearer(reach.container(), reach.way(), watcher);
    }
    if (reach.container() instanceof PlanItemEntity stage) {
      return watcher.canListen(stage) ? (Long) stage.id() : null;
    }
    return CASE;
  }

  /** What is not there yet will be there when the stage around it becomes active. */
  private Long hearer(OwnerEntity container, List<PlanItemNode> way, Watcher watcher) {
    if (way.get(0).isDiscretionary() && canBePlanned(container, way.get(0))) {
      return UNTOLD;
    }
    for (var child : context.tree().instances(container, way.get(0).id())) {
      var hearer = child.isInjectedRoot() ? null : hearer(child, way, watcher);
      if (hearer != null) {
        return hearer;
      }
    }
    return null;
  }

  private Long hearer(PlanItemEntity child, List<PlanItemNode> way, Watcher watcher) {
    if (way.size() == 1) {
      return watcher.canListen(child) ? (Long) child.id() : null;
    }
    return mayOpen(child)
        ? (Long) child.id()
        : hearer((OwnerEntity) child, way.subList(1, way.size()), watcher);
  }

  /** A stage that is not active may open, or open anew; one that waits for its end does not. */
  private static boolean mayOpen(PlanItemEntity stage) {
    var state = ItemState.of(stage.state());
    return state != ItemState.ACTIVE && state != ItemState.ASYNC_ACTIVE_LEAVE;
  }

  /** Whether rules hold now does not matter, since they may hold later. */
  private boolean canBePlanned(OwnerEntity container, PlanItemNode node) {
    var holders = new ArrayDeque<>(List.of(context.node(container)));
    context.tree().inside(container).forEach(child -> holders.add(context.node(child)));
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
