package io.millrace.cmmn.internal.operation;

import java.util.List;
import java.util.Map;

/**
 * As which plan items of another version those of a case go on.
 *
 * @param itemByItem the new plan item by the old one
 * @param itemByDefinition the new plan item by the old definition
 * @param definitionByDefinition the new definition by the old one
 */
public record ItemMapping(
    Map<String, String> itemByItem,
    Map<String, String> itemByDefinition,
    Map<String, String> definitionByDefinition) {

  /**
   * Returns the plan item as which those of a plan item go on; the one with the same id if nothing
   * else is said.
   *
   * @return null if the other version has none
   */
  PlanItemNode target(PlanItemNode old, CaseGraph to) {
    var definitionId = old.names().definitionId();
    if (itemByItem.containsKey(old.id())) {
      return nearest(to.of(itemByItem.get(old.id())), old, to);
    }
    if (itemByDefinition.containsKey(definitionId)) {
      return nearest(to.of(itemByDefinition.get(definitionId)), old, to);
    }
    if (definitionByDefinition.containsKey(definitionId)) {
      var target = definitionByDefinition.get(definitionId);
      return nearest(
          to.all().filter(node -> node.names().definitionId().equals(target)).toList(), old, to);
    }
    return nearest(to.of(old.id()), old, to);
  }

  /**
   * Of several, the one in the stage as which the stage around the old one goes on; of several
   * there, the one that is planned if the old one was, or the one that is not.
   */
  private PlanItemNode nearest(List<PlanItemNode> found, PlanItemNode old, CaseGraph to) {
    if (found.size() < 2) {
      return found.isEmpty() ? null : found.get(0);
    }
    var stage = old.parent();
    var around = stage.parent() == null ? to.planModel() : target(stage, to);
    var inside = found.stream().filter(node -> node.parent() == around).toList();
    var alike =
        inside.size() < 2
            ? inside
            : inside.stream()
                .filter(node -> node.isDiscretionary() == old.isDiscretionary())
                .toList();
    return alike.size() == 1 ? alike.get(0) : null;
  }
}
