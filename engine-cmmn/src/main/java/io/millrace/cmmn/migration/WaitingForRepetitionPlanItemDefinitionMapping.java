package io.millrace.cmmn.migration;

/**
 * A further instance of a repeating plan item is made that waits for an entry criterion.
 *
 * <p>Immutable and thread-safe.
 */
public final class WaitingForRepetitionPlanItemDefinitionMapping extends PlanItemDefinitionMapping {

  /**
   * Creates a mapping.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param condition the condition under which it happens; null for always
   */
  public WaitingForRepetitionPlanItemDefinitionMapping(
      String planItemDefinitionId, String condition) {
    super(planItemDefinitionId, condition);
  }
}
