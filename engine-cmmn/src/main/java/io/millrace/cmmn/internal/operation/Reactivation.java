package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.common.internal.persistence.OwnerEntity;
import java.util.List;
import java.util.Set;

/**
 * The reactivation of a case in this unit of work: which plan items are made, and which of them
 * start at once.
 *
 * @param leftOut the definitions whose plan items are not made
 * @param listeners the reactivate event listeners of the plan model
 * @param from the state in which the case had ended
 */
record Reactivation(
    CmmnContext context, Set<String> leftOut, List<PlanItemNode> listeners, String from) {

  /** Tells whether a plan item of a stage or case is made at all. */
  boolean makes(OwnerEntity container, PlanItemNode node) {
    if (leftOut.contains(node.names().definitionId())) {
      return false;
    }
    return node.isReactivation()
        ? !node.available().exists() || node.available().applies(() -> context.scope(container))
        : fate(container, node) != ReactivationFate.Fate.IGNORE;
  }

  /** Lets an item that was made start at once, if its rule says so; a listener occurs. */
  void begin(OwnerEntity container, PlanItemNode node) {
    var starts =
        node.isReactivation()
            || !node.isListener() && fate(container, node) == ReactivationFate.Fate.ACTIVATE;
    if (!starts) {
      return;
    }
    for (var item : List.copyOf(context.tree().instances(container, node.id()))) {
      if (node.isReactivation()) {
        context.apply(item, Transition.OCCUR);
      } else {
        context.plan(new EnterItem(context, item, ItemState.AVAILABLE, null));
      }
    }
  }

  private ReactivationFate.Fate fate(OwnerEntity container, PlanItemNode node) {
    var own = node.reactivation();
    var rule = own == null ? byDefault() : own;
    return rule == null ? ReactivationFate.Fate.DEFAULT : rule.of(context.scope(container));
  }

  private ReactivationFate byDefault() {
    return listeners.stream()
        .map(PlanItemNode::reactivation)
        .filter(rule -> rule != null)
        .findFirst()
        .orElse(null);
  }
}
