package io.millrace.bpmn.engine;

import io.millrace.bpmn.migration.ProcessInstanceMigrationBuilder;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.TestEngine;
import java.util.List;

/** Short words for tests of migration. */
record Migrating(TestEngine engine) {

  /** Deploys another version; returns its id. */
  String version(BpmnBuilder process) {
    engine.deploy(process);
    return engine
        .engine()
        .getRepositoryService()
        .createProcessDefinitionQuery()
        .processDefinitionKey(process.resourceName().replace(".bpmn20.xml", ""))
        .latestVersion()
        .singleResult()
        .getId();
  }

  /** Begins a migration. */
  ProcessInstanceMigrationBuilder to(String definitionId) {
    return engine
        .engine()
        .getProcessMigrationService()
        .createProcessInstanceMigrationBuilder()
        .migrateToProcessDefinition(definitionId);
  }

  /** Migrates an instance to another version, which is deployed. */
  String migrate(ProcessInstance instance, BpmnBuilder process) {
    var target = version(process);
    to(target).migrate(instance.getId());
    return target;
  }

  /** Returns what stands in the way. */
  List<String> problems(ProcessInstance instance, String definitionId) {
    return to(definitionId).validateMigration(instance.getId()).getValidationMessages();
  }

  /** Returns the version of a running instance. */
  String versionOf(ProcessInstance instance) {
    return engine
        .runtime()
        .createProcessInstanceQuery()
        .processInstanceId(instance.getId())
        .singleResult()
        .getProcessDefinitionId();
  }
}
