package io.millrace.cmmn.model;

import java.util.List;

/**
 * The use of a definition within a stage.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.3.
 *
 * @param info what every element has
 * @param definitionRef the id of its definition
 * @param itemControl its own rules, which replace those of its definition; or null
 * @param entryCriteria in document order
 * @param exitCriteria in document order
 * @param listeners of this plan item alone, in document order
 */
public record PlanItem(
    ElementInfo info,
    String definitionRef,
    ItemControl itemControl,
    List<Criterion> entryCriteria,
    List<Criterion> exitCriteria,
    List<PlanItemLifecycleListener> listeners)
    implements PlannedElement {

  /**
   * Copies the collections; none may be null.
   *
   * @param info what every element has
   * @param definitionRef the id of its definition
   * @param itemControl its own rules, which replace those of its definition; or null
   * @param entryCriteria in document order
   * @param exitCriteria in document order
   * @param listeners of this plan item alone, in document order
   */
  public PlanItem {
    entryCriteria = List.copyOf(entryCriteria);
    exitCriteria = List.copyOf(exitCriteria);
    listeners = List.copyOf(listeners);
  }
}
