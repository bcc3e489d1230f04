package io.millrace.cmmn.migration;

/**
 * Instances of the plan item of a definition go on as those of the plan item of another definition.
 *
 * <p>Immutable and thread-safe.
 */
public final class ChangePlanItemIdWithDefinitionIdMapping {

  private final String existingPlanItemDefinitionId;
  private final String newPlanItemDefinitionId;

  /**
   * Creates a mapping.
   *
   * @param existingPlanItemDefinitionId the id of the definition they have
   * @param newPlanItemDefinitionId the id of the definition of the new version
   */
  public ChangePlanItemIdWithDefinitionIdMapping(
      String existingPlanItemDefinitionId, String newPlanItemDefinitionId) {
    this.existingPlanItemDefinitionId = existingPlanItemDefinitionId;
    this.newPlanItemDefinitionId = newPlanItemDefinitionId;
  }

  /**
   * Returns the id of the definition they have.
   *
   * @return an id in the model
   */
  public String getExistingPlanItemDefinitionId() {
    return existingPlanItemDefinitionId;
  }

  /**
   * Returns the id of the definition of the new version.
   *
   * @return an id in the model
   */
  public String getNewPlanItemDefinitionId() {
    return newPlanItemDefinitionId;
  }
}
