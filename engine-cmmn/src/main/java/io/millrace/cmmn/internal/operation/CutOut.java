package io.millrace.cmmn.internal.operation;

import java.util.Set;
import java.util.stream.Collectors;

/**
 * Cuts a plan item, with all that is inside it, out of a case that was compiled for that. On-parts
 * that wait for something outside stay, and never happen.
 *
 * @param whole the case; of no use afterwards
 * @param item the plan item
 * @param inside the plan item and all in it
 */
public record CutOut(CaseGraph whole, PlanItemNode item, Set<PlanItemNode> inside) {

  /** Prepares cutting out a plan item. */
  public static CutOut of(CaseGraph whole, String itemId) {
    var item = whole.of(itemId).get(0);
    var inside = whole.all().filter(node -> isIn(item, node)).collect(Collectors.toSet());
    return new CutOut(whole, item, inside);
  }

  private static boolean isIn(PlanItemNode item, PlanItemNode node) {
    var at = node;
    while (at != null && at != item) {
      at = at.parent();
    }
    return at != null;
  }

  /** Cuts. */
  public CaseGraph run() {
    item.standAlone();
    inside.forEach(node -> node.watchers().removeIf(watcher -> !isHeard(watcher)));
    return new CaseGraph(
        whole.definition(),
        whole.model(),
        whole.planModel(),
        inside.stream().collect(Collectors.groupingBy(PlanItemNode::id)),
        whole.caseFile() == null ? null : whole.caseFile().only(this::isHeard),
        whole.hasConditions(),
        whole.watches().only(inside::contains, this::isHeard),
        whole.watchesTasks(),
        whole.hearsOpenTasks(),
        whole.texts(),
        whole.injected());
  }

  /** The item has lost its own criteria. */
  private boolean isHeard(PlanItemNode.Watcher watcher) {
    return watcher.target() != item && inside.contains(watcher.target());
  }
}
