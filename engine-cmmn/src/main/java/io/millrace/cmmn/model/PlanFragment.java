package io.millrace.cmmn.model;

import java.util.List;

/**
 * A group of plan items that are planned together. It has no state of its own.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.8.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param planItems in document order
 * @param sentries in document order
 */
public record PlanFragment(
    ElementInfo info, DefinitionSettings settings, List<PlanItem> planItems, List<Sentry> sentries)
    implements PlanItemDefinition, PlanItemContainer {

  /**
   * Copies the collections; none may be null.
   *
   * @param info what every element has
   * @param settings what every definition has
   * @param planItems in document order
   * @param sentries in document order
   */
  public PlanFragment {
    planItems = List.copyOf(planItems);
    sentries = List.copyOf(sentries);
  }
}
