package io.millrace.cmmn.migration;

/**
 * Instances of a plan item go on as those of a plan item with another id.
 *
 * <p>Immutable and thread-safe.
 */
public final class ChangePlanItemIdMapping {

  private final String existingPlanItemId;
  private final String newPlanItemId;

  /**
   * Creates a mapping.
   *
   * @param existingPlanItemId the id of the plan item they stand for
   * @param newPlanItemId the id of the plan item of the new version
   */
  public ChangePlanItemIdMapping(String existingPlanItemId, String newPlanItemId) {
    this.existingPlanItemId = existingPlanItemId;
    this.newPlanItemId = newPlanItemId;
  }

  /**
   * Returns the id of the plan item they stand for.
   *
   * @return an id in the model
   */
  public String getExistingPlanItemId() {
    return existingPlanItemId;
  }

  /**
   * Returns the id of the plan item of the new version.
   *
   * @return an id in the model
   */
  public String getNewPlanItemId() {
    return newPlanItemId;
  }
}
