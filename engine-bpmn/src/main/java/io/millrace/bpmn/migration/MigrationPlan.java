package io.millrace.bpmn.migration;

import java.util.List;
import java.util.Map;

/**
 * Says for each activity of one version of a process as what it goes on in another one. Tokens at
 * activities without an instruction stand in the way of a migration.
 *
 * <p>Immutable and thread-safe.
 */
public interface MigrationPlan {

  /**
   * Returns the version that instances have.
   *
   * @return its id
   */
  String getSourceProcessDefinitionId();

  /**
   * Returns the version that they get.
   *
   * @return its id
   */
  String getTargetProcessDefinitionId();

  /**
   * Returns what it says.
   *
   * @return in the order in which it was said; unmodifiable
   */
  List<MigrationInstruction> getInstructions();

  /**
   * Returns the variables that instances get.
   *
   * @return name and value; unmodifiable
   */
  Map<String, Object> getVariables();
}
