package io.millrace.cmmn.migration;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A plan item is available again, as if it had just been made.
 *
 * <p>Immutable and thread-safe.
 */
public final class MoveToAvailablePlanItemDefinitionMapping extends PlanItemDefinitionMapping {

  private final Map<String, Object> localVariables;

  /**
   * Creates a mapping.
   *
   * @param planItemDefinitionId the id of the definition of the plan item
   * @param condition the condition under which it happens; null for always
   * @param localVariables the variables that the instances get; may not be null
   */
  public MoveToAvailablePlanItemDefinitionMapping(
      String planItemDefinitionId, String condition, Map<String, Object> localVariables) {
    super(planItemDefinitionId, condition);
    this.localVariables = Collections.unmodifiableMap(new LinkedHashMap<>(localVariables));
  }

  /**
   * Returns the same mapping with variables that the instances get.
   *
   * @param variables name and value; may not be null
   * @return a new mapping
   */
  public MoveToAvailablePlanItemDefinitionMapping withLocalVariables(
      Map<String, Object> variables) {
    return new MoveToAvailablePlanItemDefinitionMapping(
        getPlanItemDefinitionId(), getCondition(), variables);
  }

  /**
   * Returns the variables that the instances get.
   *
   * @return name and value, unmodifiable; empty for none
   */
  public Map<String, Object> getWithLocalVariables() {
    return localVariables;
  }
}
