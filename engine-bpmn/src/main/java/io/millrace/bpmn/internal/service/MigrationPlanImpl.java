package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.migration.ActivityMigrationMapping;
import io.millrace.bpmn.migration.MigrationInstruction;
import io.millrace.bpmn.migration.MigrationPlan;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocumentBuilder;
import java.util.List;
import java.util.Map;

/**
 * A plan.
 *
 * @param getSourceProcessDefinitionId the version that instances have
 * @param getTargetProcessDefinitionId the version that they get
 * @param getInstructions what it says
 * @param getVariables the variables that they get
 */
record MigrationPlanImpl(
    String getSourceProcessDefinitionId,
    String getTargetProcessDefinitionId,
    List<MigrationInstruction> getInstructions,
    Map<String, Object> getVariables)
    implements MigrationPlan {

  /** One instruction. */
  record Instruction(
      String getSourceActivityId, String getTargetActivityId, boolean isUpdateEventTrigger)
      implements MigrationInstruction {}

  /** Returns a plan as a document, which may be the application's own. */
  static ProcessInstanceMigrationDocument document(MigrationPlan plan) {
    var document =
        new ProcessInstanceMigrationDocumentBuilder()
            .setProcessDefinitionToMigrateTo(plan.getTargetProcessDefinitionId())
            .setOnlyMappedActivities(true)
            .addProcessInstanceVariables(plan.getVariables());
    for (var instruction : plan.getInstructions()) {
      var mapping =
          ActivityMigrationMapping.createMappingFor(
              instruction.getSourceActivityId(), instruction.getTargetActivityId());
      document.addActivityMigrationMapping(
          instruction.isUpdateEventTrigger() ? mapping.updateEventTrigger() : mapping);
    }
    return document.build();
  }
}
