package io.millrace.cmmn.model;

import java.util.List;

/**
 * The use of a definition that a user may add to a stage or human task.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.9.2.
 *
 * @param info what every element has
 * @param definitionRef the id of its definition
 * @param itemControl its own rules, which replace those of its definition; or null
 * @param entryCriteria in document order
 * @param exitCriteria in document order
 * @param applicabilityRuleRefs the ids of the rules that must hold; empty where it is always
 *     applicable
 * @param authorizedRoleRefs the ids of the case roles that may add it; empty for all
 */
public record DiscretionaryItem(
    ElementInfo info,
    String definitionRef,
    ItemControl itemControl,
    List<Criterion> entryCriteria,
    List<Criterion> exitCriteria,
    List<String> applicabilityRuleRefs,
    List<String> authorizedRoleRefs)
    implements PlannedElement, TableItem {

  /**
   * Copies the collections; none may be null.
   *
   * @param info what every element has
   * @param definitionRef the id of its definition
   * @param itemControl its own rules, which replace those of its definition; or null
   * @param entryCriteria in document order
   * @param exitCriteria in document order
   * @param applicabilityRuleRefs the ids of the rules that must hold; empty where it is always
   *     applicable
   * @param authorizedRoleRefs the ids of the case roles that may add it; empty for all
   */
  public DiscretionaryItem {
    entryCriteria = List.copyOf(entryCriteria);
    exitCriteria = List.copyOf(exitCriteria);
    applicabilityRuleRefs = List.copyOf(applicabilityRuleRefs);
    authorizedRoleRefs = List.copyOf(authorizedRoleRefs);
  }
}
