package io.millrace.cmmn.migration;

/**
 * Says what is to happen to the instances of a plan item.
 *
 * <p>Immutable and thread-safe.
 */
public abstract sealed class PlanItemDefinitionMapping
    permits ActivatePlanItemDefinitionMapping,
        MoveToAvailablePlanItemDefinitionMapping,
        TerminatePlanItemDefinitionMapping,
        WaitingForRepetitionPlanItemDefinitionMapping,
        RemoveWaitingForRepetitionPlanItemDefinitionMapping {

  private final String planItemDefinitionId;
  private final String condition;

  PlanItemDefinitionMapping(String planItemDefinitionId, String condition) {
    this.planItemDefinitionId = planItemDefinitionId;
    this.condition = condition;
  }

  /**
   * Returns which plan item is meant.
   *
   * @return the id of its definition in the model, or its own id where several plan items share one
   *     definition
   */
  public String getPlanItemDefinitionId() {
    return planItemDefinitionId;
  }

  /**
   * Returns the condition under which it happens.
   *
   * @return an expression over the variables of the case that gives true or false; null for always
   */
  public String getCondition() {
    return condition;
  }
}
