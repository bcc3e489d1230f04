package io.millrace.cmmn.migration;

import java.util.Map;

/** Creates mappings of plan items. Stateless. */
public final class PlanItemDefinitionMappingBuilder {

  private PlanItemDefinitionMappingBuilder() {}

  /**
   * Creates a mapping.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @return never null
   */
  public static ActivatePlanItemDefinitionMapping createActivatePlanItemDefinitionMappingFor(
      String planItemDefinitionId) {
    return new ActivatePlanItemDefinitionMapping(planItemDefinitionId, null, Map.of());
  }

  /**
   * Creates a mapping with a condition.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param condition an expression over the variables of the case that gives true or false
   * @return never null
   */
  public static ActivatePlanItemDefinitionMapping createActivatePlanItemDefinitionMappingFor(
      String planItemDefinitionId, String condition) {
    return new ActivatePlanItemDefinitionMapping(planItemDefinitionId, condition, Map.of());
  }

  /**
   * Creates a mapping with variables.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param withLocalVariables the variables that the instances get; may not be null
   * @return never null
   */
  public static ActivatePlanItemDefinitionMapping createActivatePlanItemDefinitionMappingFor(
      String planItemDefinitionId, Map<String, Object> withLocalVariables) {
    return new ActivatePlanItemDefinitionMapping(planItemDefinitionId, null, withLocalVariables);
  }

  /**
   * Creates a mapping.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @return never null
   */
  public static MoveToAvailablePlanItemDefinitionMapping
      createMoveToAvailablePlanItemDefinitionMappingFor(String planItemDefinitionId) {
    return new MoveToAvailablePlanItemDefinitionMapping(planItemDefinitionId, null, Map.of());
  }

  /**
   * Creates a mapping with a condition.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param condition an expression over the variables of the case that gives true or false
   * @return never null
   */
  public static MoveToAvailablePlanItemDefinitionMapping
      createMoveToAvailablePlanItemDefinitionMappingFor(
          String planItemDefinitionId, String condition) {
    return new MoveToAvailablePlanItemDefinitionMapping(planItemDefinitionId, condition, Map.of());
  }

  /**
   * Creates a mapping with variables.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param withLocalVariables the variables that the instances get; may not be null
   * @return never null
   */
  public static MoveToAvailablePlanItemDefinitionMapping
      createMoveToAvailablePlanItemDefinitionMappingFor(
          String planItemDefinitionId, Map<String, Object> withLocalVariables) {
    return new MoveToAvailablePlanItemDefinitionMapping(
        planItemDefinitionId, null, withLocalVariables);
  }

  /**
   * Creates a mapping.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @return never null
   */
  public static TerminatePlanItemDefinitionMapping createTerminatePlanItemDefinitionMappingFor(
      String planItemDefinitionId) {
    return new TerminatePlanItemDefinitionMapping(planItemDefinitionId, null);
  }

  /**
   * Creates a mapping with a condition.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param condition an expression over the variables of the case that gives true or false
   * @return never null
   */
  public static TerminatePlanItemDefinitionMapping createTerminatePlanItemDefinitionMappingFor(
      String planItemDefinitionId, String condition) {
    return new TerminatePlanItemDefinitionMapping(planItemDefinitionId, condition);
  }

  /**
   * Creates a mapping.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @return never null
   */
  public static WaitingForRepetitionPlanItemDefinitionMapping
      createWaitingForRepetitionPlanItemDefinitionMappingFor(String planItemDefinitionId) {
    return new WaitingForRepetitionPlanItemDefinitionMapping(planItemDefinitionId, null);
  }

  /**
   * Creates a mapping with a condition.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param condition an expression over the variables of the case that gives true or false
   * @return never null
   */
  public static WaitingForRepetitionPlanItemDefinitionMapping
      createWaitingForRepetitionPlanItemDefinitionMappingFor(
          String planItemDefinitionId, String condition) {
    return new WaitingForRepetitionPlanItemDefinitionMapping(planItemDefinitionId, condition);
  }

  /**
   * Creates a mapping.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @return never null
   */
  public static RemoveWaitingForRepetitionPlanItemDefinitionMapping
      createRemoveWaitingForRepetitionPlanItemDefinitionMappingFor(String planItemDefinitionId) {
    return new RemoveWaitingForRepetitionPlanItemDefinitionMapping(planItemDefinitionId, null);
  }

  /**
   * Creates a mapping with a condition.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param condition an expression over the variables of the case that gives true or false
   * @return never null
   */
  public static RemoveWaitingForRepetitionPlanItemDefinitionMapping
      createRemoveWaitingForRepetitionPlanItemDefinitionMappingFor(
          String planItemDefinitionId, String condition) {
    return new RemoveWaitingForRepetitionPlanItemDefinitionMapping(planItemDefinitionId, condition);
  }
}
