package io.millrace.cmmn.migration;

/**
 * Instances of the plan item of a definition go on as those of a plan item with another id and
 * definition.
 *
 * <p>Immutable and thread-safe.
 */
public final class ChangePlanItemDefinitionWithNewTargetIdsMapping {

  private final String existingPlanItemDefinitionId;
  private final String newPlanItemId;
  private final String newPlanItemDefinitionId;

  /**
   * Creates a mapping.
   *
   * @param existingPlanItemDefinitionId the id of the definition they have
   * @param newPlanItemId the id of the plan item of the new version
   * @param newPlanItemDefinitionId the id of its definition
   */
  public ChangePlanItemDefinitionWithNewTargetIdsMapping(
      String existingPlanItemDefinitionId, String newPlanItemId, String newPlanItemDefinitionId) {
    this.existingPlanItemDefinitionId = existingPlanItemDefinitionId;
    this.newPlanItemId = newPlanItemId;
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
   * Returns the id of the plan item of the new version.
   *
   * @return an id in the model
   */
  public String getNewPlanItemId() {
    return newPlanItemId;
  }

  /**
   * Returns the id of its definition.
   *
   * @return an id in the model
   */
  public String getNewPlanItemDefinitionId() {
    return newPlanItemDefinitionId;
  }
}
