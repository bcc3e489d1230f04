package io.millrace.cmmn.model;

import java.util.List;

/**
 * What users may add to a stage or human task.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.9.1.
 *
 * @param info what every element has
 * @param items in document order
 * @param applicabilityRules the rules that entries refer to, in document order
 * @param applicabilityRuleRefs the ids of the rules that must hold; empty where it is always
 *     applicable
 * @param authorizedRoleRefs the ids of the case roles that may plan; empty for all
 */
public record PlanningTable(
    ElementInfo info,
    List<TableItem> items,
    List<ApplicabilityRule> applicabilityRules,
    List<String> applicabilityRuleRefs,
    List<String> authorizedRoleRefs)
    implements TableItem {

  /**
   * Copies the collections; none may be null.
   *
   * @param info what every element has
   * @param items in document order
   * @param applicabilityRules the rules that entries refer to, in document order
   * @param applicabilityRuleRefs the ids of the rules that must hold; empty where it is always
   *     applicable
   * @param authorizedRoleRefs the ids of the case roles that may plan; empty for all
   */
  public PlanningTable {
    items = List.copyOf(items);
    applicabilityRules = List.copyOf(applicabilityRules);
    applicabilityRuleRefs = List.copyOf(applicabilityRuleRefs);
    authorizedRoleRefs = List.copyOf(authorizedRoleRefs);
  }
}
