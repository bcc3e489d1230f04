package io.millrace.cmmn.migration;

/**
 * All open instances of a plan item are terminated; nothing is repeated after them.
 *
 * <p>Immutable and thread-safe.
 */
public final class TerminatePlanItemDefinitionMapping extends PlanItemDefinitionMapping {

  /**
   * Creates a mapping.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param condition the condition under which it happens; null for always
   */
  public TerminatePlanItemDefinitionMapping(String planItemDefinitionId, String condition) {
    super(planItemDefinitionId, condition);
  }
}
