package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.ProcessMigrationService;
import io.millrace.bpmn.migration.ActivityMigrationMapping;
import io.millrace.bpmn.migration.EnableActivityMapping;
import io.millrace.bpmn.migration.ProcessInstanceMigrationBuilder;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocumentBuilder;
import io.millrace.bpmn.migration.ProcessInstanceMigrationValidationResult;
import io.millrace.bpmn.migration.Script;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.service.Check;
import java.util.Map;

/** Collects how process instances are to be moved. Used by one thread. */
final class ProcessInstanceMigrationBuilderImpl implements ProcessInstanceMigrationBuilder {

  private static final Check CHECK = new Check("ProcessInstanceMigrationBuilder");

  private final ProcessMigrationService service;
  private ProcessInstanceMigrationDocumentBuilder said =
      new ProcessInstanceMigrationDocumentBuilder();

  ProcessInstanceMigrationBuilderImpl(ProcessMigrationService service) {
    this.service = service;
  }

  @Override
  public ProcessInstanceMigrationBuilder fromProcessInstanceMigrationDocument(
      ProcessInstanceMigrationDocument document) {
    CHECK.given("fromProcessInstanceMigrationDocument", "document", document);
    said = document.toBuilder();
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder migrateToProcessDefinition(String processDefinitionId) {
    said.setProcessDefinitionToMigrateTo(
        CHECK.text("migrateToProcessDefinition", "processDefinitionId", processDefinitionId));
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder migrateToProcessDefinition(
      String processDefinitionKey, int processDefinitionVersion) {
    said.setProcessDefinitionToMigrateTo(
        CHECK.text("migrateToProcessDefinition", "processDefinitionKey", processDefinitionKey),
        processDefinitionVersion);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder migrateToProcessDefinition(
      String processDefinitionKey, int processDefinitionVersion, String processDefinitionTenantId) {
    said.setTenantId(processDefinitionTenantId);
    return migrateToProcessDefinition(processDefinitionKey, processDefinitionVersion);
  }

  @Override
  public ProcessInstanceMigrationBuilder withMigrateToProcessDefinitionTenantId(
      String processDefinitionTenantId) {
    said.setTenantId(processDefinitionTenantId);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder addActivityMigrationMapping(
      ActivityMigrationMapping mapping) {
    said.addActivityMigrationMapping(
        CHECK.given("addActivityMigrationMapping", "mapping", mapping));
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder addEnableEventSubProcessStartEvent(
      EnableActivityMapping mapping) {
    said.addEnableActivityMapping(
        CHECK.given("addEnableEventSubProcessStartEvent", "mapping", mapping));
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder updateEventTriggers() {
    said.setUpdateEventTriggers(true);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder preUpgradeScript(Script script) {
    said.setPreUpgradeScript(script);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder preUpgradeJavaDelegate(String className) {
    said.setPreUpgradeJavaDelegate(className);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder preUpgradeJavaDelegateExpression(String expression) {
    said.setPreUpgradeJavaDelegateExpression(expression);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder postUpgradeScript(Script script) {
    said.setPostUpgradeScript(script);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder postUpgradeJavaDelegate(String className) {
    said.setPostUpgradeJavaDelegate(className);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder postUpgradeJavaDelegateExpression(String expression) {
    said.setPostUpgradeJavaDelegateExpression(expression);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder withProcessInstanceVariable(
      String variableName, Object variableValue) {
    said.addProcessInstanceVariable(
        CHECK.text("withProcessInstanceVariable", "variableName", variableName), variableValue);
    return this;
  }

  @Override
  public ProcessInstanceMigrationBuilder withProcessInstanceVariables(
      Map<String, Object> variables) {
    said.addProcessInstanceVariables(CHECK.variables("withProcessInstanceVariables", variables));
    return this;
  }

  @Override
  public ProcessInstanceMigrationDocument getProcessInstanceMigrationDocument() {
    return said.build();
  }

  @Override
  public void migrate(String processInstanceId) {
    service.migrateProcessInstance(processInstanceId, said.build());
  }

  @Override
  public ProcessInstanceMigrationValidationResult validateMigration(String processInstanceId) {
    return service.validateMigrationForProcessInstance(processInstanceId, said.build());
  }

  @Override
  public void migrateProcessInstances(String processDefinitionId) {
    service.migrateProcessInstancesOfProcessDefinition(processDefinitionId, said.build());
  }

  @Override
  public void migrateProcessInstances(
      String processDefinitionKey, int processDefinitionVersion, String processDefinitionTenantId) {
    service.migrateProcessInstancesOfProcessDefinition(
        processDefinitionKey, processDefinitionVersion, processDefinitionTenantId, said.build());
  }

  @Override
  public ProcessInstanceMigrationValidationResult validateMigrationOfProcessInstances(
      String processDefinitionId) {
    return service.validateMigrationForProcessInstancesOfProcessDefinition(
        processDefinitionId, said.build());
  }

  @Override
  public ProcessInstanceMigrationValidationResult validateMigrationOfProcessInstances(
      String processDefinitionKey, int processDefinitionVersion, String processDefinitionTenantId) {
    return service.validateMigrationForProcessInstancesOfProcessDefinition(
        processDefinitionKey, processDefinitionVersion, processDefinitionTenantId, said.build());
  }

  @Override
  public Batch batchMigrateProcessInstances(String processDefinitionId) {
    return service.batchMigrateProcessInstancesOfProcessDefinition(
        processDefinitionId, said.build());
  }

  @Override
  public Batch batchMigrateProcessInstances(
      String processDefinitionKey, int processDefinitionVersion, String processDefinitionTenantId) {
    return service.batchMigrateProcessInstancesOfProcessDefinition(
        processDefinitionKey, processDefinitionVersion, processDefinitionTenantId, said.build());
  }
}
