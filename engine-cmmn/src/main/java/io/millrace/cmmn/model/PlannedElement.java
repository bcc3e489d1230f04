package io.millrace.cmmn.model;

import java.util.List;

/**
 * What refers to a definition and may be started: a plan item, or a discretionary item once it was
 * planned.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.3.
 */
public sealed interface PlannedElement extends CmmnElement permits PlanItem, DiscretionaryItem {

  /**
   * Returns the definition.
   *
   * @return the id of a {@link PlanItemDefinition}
   */
  String definitionRef();

  /**
   * Returns the item's own rules, which replace those of its definition.
   *
   * @return or null where it has none
   */
  ItemControl itemControl();

  /**
   * Returns the entry criteria.
   *
   * @return in document order
   */
  List<Criterion> entryCriteria();

  /**
   * Returns the exit criteria.
   *
   * @return in document order
   */
  List<Criterion> exitCriteria();
}
