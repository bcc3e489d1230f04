package io.millrace.bpmn.migration;

import io.millrace.common.BadArgumentException;
import java.util.Map;

/** Collects the instructions of a plan. For one thread. */
public interface MigrationPlanBuilder {

  /**
   * Maps all activities and events that have a counterpart with the same id and of the same kind,
   * in a scope that is mapped as well. What was mapped before stays.
   *
   * @return goes on with what was mapped
   */
  MigrationInstructionsBuilder mapEqualActivities();

  /**
   * Maps an activity or event.
   *
   * @param sourceActivityId its id in the version that instances have
   * @param targetActivityId its id in the version that they get
   * @return goes on with what was mapped
   * @throws BadArgumentException if an id is null or empty
   */
  MigrationInstructionBuilder mapActivities(String sourceActivityId, String targetActivityId);

  /**
   * Gives instances variables.
   *
   * @param variables name and value, or null for none
   * @return this builder
   * @throws BadArgumentException if a name is null or empty
   */
  MigrationPlanBuilder setVariables(Map<String, ?> variables);

  /**
   * Checks the plan and returns it.
   *
   * @return never null
   * @throws BadArgumentException if an instruction is wrong, with all that are
   */
  MigrationPlan build();
}
