package io.millrace.cmmn.migration;

/**
 * Instances of a plan item that wait for their repetition are taken away.
 *
 * <p>Immutable and thread-safe.
 */
public final class RemoveWaitingForRepetitionPlanItemDefinitionMapping
    extends PlanItemDefinitionMapping {

  /**
   * Creates a mapping.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param condition the condition under which it happens; null for always
   */
  public RemoveWaitingForRepetitionPlanItemDefinitionMapping(
      String planItemDefinitionId, String condition) {
    super(planItemDefinitionId, condition);
  }
}
