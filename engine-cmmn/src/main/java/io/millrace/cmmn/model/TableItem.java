package io.millrace.cmmn.model;

import java.util.List;

/**
 * An entry of a planning table.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.9.1.
 */
public sealed interface TableItem extends CmmnElement permits DiscretionaryItem, PlanningTable {

  /**
   * Returns the rules that must hold.
   *
   * @return the ids of {@link ApplicabilityRule}s; empty where it is always applicable
   */
  List<String> applicabilityRuleRefs();

  /**
   * Returns who may plan it.
   *
   * @return the ids of {@link CaseRole}s; empty for all
   */
  List<String> authorizedRoleRefs();
}
