package io.millrace.cmmn.internal.operation;

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
      return to.nodes().get(itemByItem.get(old.id()));
    }
    if (itemByDefinition.containsKey(definitionId)) {
      return to.nodes().get(itemByDefinition.get(definitionId));
    }
    if (definitionByDefinition.containsKey(definitionId)) {
      return ofDefinition(definitionByDefinition.get(definitionId), to);
    }
    return to.nodes().get(old.id());
  }

  private static PlanItemNode ofDefinition(String definitionId, CaseGraph to) {
    var found =
        to.nodes().values().stream()
            .filter(node -> node.names().definitionId().equals(definitionId))
            .toList();
    return found.size() == 1 ? found.get(0) : null;
  }
}
