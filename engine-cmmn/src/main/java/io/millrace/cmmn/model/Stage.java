package io.millrace.cmmn.model;

import java.util.List;

/**
 * A part of a case that can be started and completed as a whole, and the plan model itself.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.8.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param stage what only stages have
 * @param definitions the definitions that are declared here, in document order; plan items may
 *     refer to those of enclosing stages, too
 * @param planItems in document order
 * @param sentries in document order
 * @param exitCriteria of the plan model, in document order; empty for other stages, whose plan
 *     items have them
 * @param planningTable what users may add, or null
 */
public record Stage(
    ElementInfo info,
    DefinitionSettings settings,
    StageSettings stage,
    List<PlanItemDefinition> definitions,
    List<PlanItem> planItems,
    List<Sentry> sentries,
    List<Criterion> exitCriteria,
    PlanningTable planningTable)
    implements PlanItemDefinition, PlanItemContainer {

  /**
   * Copies the collections; none may be null.
   *
   * @param info what every element has
   * @param settings what every definition has
   * @param stage what only stages have
   * @param definitions the definitions that are declared here, in document order; plan items may
   *     refer to those of enclosing stages, too
   * @param planItems in document order
   * @param sentries in document order
   * @param exitCriteria of the plan model, in document order; empty for other stages, whose plan
   *     items have them
   * @param planningTable what users may add, or null
   */
  public Stage {
    definitions = List.copyOf(definitions);
    planItems = List.copyOf(planItems);
    sentries = List.copyOf(sentries);
    exitCriteria = List.copyOf(exitCriteria);
  }
}
