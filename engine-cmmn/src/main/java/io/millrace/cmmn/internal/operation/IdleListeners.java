package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.PlanItemNode.Watcher;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.List;

/**
 * Takes away event listeners that nobody watches any more, so that they do not keep their stage
 * open: every plan item that a sentry could have started or ended by them is over, or has started
 * already. A listener that no sentry watches at all stays.
 */
record IdleListeners(CmmnContext context) {

  /** Plans the end of idle listeners of a stage or case; tells whether there are some. */
  boolean takeAway(OwnerEntity container) {
    var children = context.tree().children(container);
    var found = false;
    for (var child : children) {
      var node = context.node(child);
      if (isListener(node) && !node.watchers().isEmpty() && isIdle(node, children)) {
        context.apply(child, Transition.EXIT);
        found = true;
      }
    }
    return found;
  }

  private static boolean isListener(PlanItemNode node) {
    return node.behavior().kind() == ItemKind.LISTENER_OR_MILESTONE
        && !node.behavior().occursOnEntry();
  }

  private static boolean isIdle(PlanItemNode node, List<PlanItemEntity> siblings) {
    return node.watchers().stream().noneMatch(watcher -> isHeard(watcher, node, siblings));
  }

  private static boolean isHeard(
      Watcher watcher, PlanItemNode node, List<PlanItemEntity> siblings) {
    var sibling = watcher.target();
    while (sibling != null && sibling.parent() != node.parent()) {
      sibling = sibling.parent();
    }
    if (sibling == null) {
      return true;
    }
    var isInside = sibling != watcher.target();
    var startsOnce =
        watcher.target().repetition() == null
            && watcher.target().entry().contains(watcher.criterion());
    for (var one : siblings) {
      if (one.elementId().equals(sibling.id())
          && (isInside || !startsOnce || waits(ItemState.of(one.state())))) {
        return true;
      }
    }
    return false;
  }

  private static boolean waits(ItemState state) {
    return state.awaitsEntry() || state == ItemState.SUSPENDED;
  }
}
