package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.ProcessMigrationService;
import io.millrace.bpmn.internal.command.MigratingProcesses;
import io.millrace.bpmn.internal.command.ProcessMigrationRequest;
import io.millrace.bpmn.internal.migration.EqualActivities;
import io.millrace.bpmn.migration.MigrationPlan;
import io.millrace.bpmn.migration.MigrationPlanBuilder;
import io.millrace.bpmn.migration.MigrationPlanExecutionBuilder;
import io.millrace.bpmn.migration.ProcessInstanceBatchMigrationResult;
import io.millrace.bpmn.migration.ProcessInstanceMigrationBuilder;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.bpmn.migration.ProcessInstanceMigrationValidationResult;
import io.millrace.common.BadArgumentException;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.deployment.DefinitionVersion;
import io.millrace.common.internal.migration.BeginMigrationCommand;
import io.millrace.common.internal.migration.MigrateInstancesCommand;
import io.millrace.common.internal.migration.MigratedInstances;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.MigrationCalls;
import java.util.List;

/**
 * Checks the arguments, runs a command, nothing else. Thread-safe; one per engine.
 *
 * @param calls what it shares with other engines
 * @param instances finds and locks instances
 */
public record ProcessMigrationServiceImpl(MigrationCalls calls, MigratingProcesses instances)
    implements ProcessMigrationService {

  /** Checks its arguments. */
  public static final Check CHECK = new Check("ProcessMigrationService");

  @Override
  public ProcessInstanceMigrationBuilder createProcessInstanceMigrationBuilder() {
    return new ProcessInstanceMigrationBuilderImpl(this);
  }

  @Override
  public ProcessInstanceMigrationBuilder
      createProcessInstanceMigrationBuilderFromProcessInstanceMigrationDocument(
          ProcessInstanceMigrationDocument document) {
    var method = "createProcessInstanceMigrationBuilderFromProcessInstanceMigrationDocument";
    return createProcessInstanceMigrationBuilder()
        .fromProcessInstanceMigrationDocument(CHECK.given(method, "document", document));
  }

  private ProcessMigrationRequest request(
      String method, ProcessInstanceMigrationDocument document) {
    CHECK.given(method, "document", document);
    var target =
        calls.target(
            method,
            document.getMigrateToProcessDefinitionId(),
            document.getMigrateToProcessDefinitionKey(),
            document.getMigrateToProcessDefinitionVersion(),
            document.getMigrateToProcessDefinitionTenantId());
    return new ProcessMigrationRequest(document, target, instances);
  }

  private ProcessInstanceMigrationValidationResult validate(
      String method, MigratedInstances which, ProcessInstanceMigrationDocument document) {
    return new ProcessInstanceMigrationValidationResult(
        calls.validate(which, request(method, document)));
  }

  @Override
  public ProcessInstanceMigrationValidationResult validateMigrationForProcessInstance(
      String processInstanceId, ProcessInstanceMigrationDocument document) {
    var method = "validateMigrationForProcessInstance";
    return validate(method, calls.one(method, processInstanceId), document);
  }

  @Override
  public ProcessInstanceMigrationValidationResult
      validateMigrationForProcessInstancesOfProcessDefinition(
          String processDefinitionId, ProcessInstanceMigrationDocument document) {
    var method = "validateMigrationForProcessInstancesOfProcessDefinition";
    return validate(method, calls.all(calls.version(method, processDefinitionId)), document);
  }

  @Override
  public ProcessInstanceMigrationValidationResult
      validateMigrationForProcessInstancesOfProcessDefinition(
          String processDefinitionKey,
          int processDefinitionVersion,
          String processDefinitionTenantId,
          ProcessInstanceMigrationDocument document) {
    var method = "validateMigrationForProcessInstancesOfProcessDefinition";
    var version =
        calls.version(
            method, processDefinitionKey, processDefinitionVersion, processDefinitionTenantId);
    return validate(method, calls.all(version), document);
  }

  @Override
  public void migrateProcessInstance(
      String processInstanceId, ProcessInstanceMigrationDocument document) {
    var method = "migrateProcessInstance";
    calls.migrate(calls.one(method, processInstanceId), request(method, document));
  }

  @Override
  public void migrateProcessInstancesOfProcessDefinition(
      String processDefinitionId, ProcessInstanceMigrationDocument document) {
    var method = "migrateProcessInstancesOfProcessDefinition";
    calls.migrate(calls.all(calls.version(method, processDefinitionId)), request(method, document));
  }

  @Override
  public void migrateProcessInstancesOfProcessDefinition(
      String processDefinitionKey,
      int processDefinitionVersion,
      String processDefinitionTenantId,
      ProcessInstanceMigrationDocument document) {
    var method = "migrateProcessInstancesOfProcessDefinition";
    var version =
        calls.version(
            method, processDefinitionKey, processDefinitionVersion, processDefinitionTenantId);
    calls.migrate(calls.all(version), request(method, document));
  }

  @Override
  public Batch batchMigrateProcessInstancesOfProcessDefinition(
      String processDefinitionId, ProcessInstanceMigrationDocument document) {
    var method = "batchMigrateProcessInstancesOfProcessDefinition";
    return begin(calls.version(method, processDefinitionId), request(method, document));
  }

  @Override
  public Batch batchMigrateProcessInstancesOfProcessDefinition(
      String processDefinitionKey,
      int processDefinitionVersion,
      String processDefinitionTenantId,
      ProcessInstanceMigrationDocument document) {
    var method = "batchMigrateProcessInstancesOfProcessDefinition";
    var version =
        calls.version(
            method, processDefinitionKey, processDefinitionVersion, processDefinitionTenantId);
    return begin(version, request(method, document));
  }

  private Batch begin(DefinitionVersion from, ProcessMigrationRequest request) {
    return calls.begin(
        instances.operation(), from, request.target(), request.document().asJsonString());
  }

  @Override
  public ProcessInstanceBatchMigrationResult getResultsOfBatchProcessInstanceMigration(
      String migrationBatchId) {
    return calls.results(
        "getResultsOfBatchProcessInstanceMigration",
        migrationBatchId,
        ProcessInstanceBatchMigrationResult::new);
  }

  @Override
  public MigrationPlanBuilder createMigrationPlan(
      String sourceProcessDefinitionId, String targetProcessDefinitionId) {
    var source =
        CHECK.id("createMigrationPlan", "sourceProcessDefinitionId", sourceProcessDefinitionId);
    var target =
        CHECK.id("createMigrationPlan", "targetProcessDefinitionId", targetProcessDefinitionId);
    var definitions = instances.runtime().definitions();
    var both =
        calls
            .commands()
            .execute(
                context ->
                    new EqualActivities(
                        definitions.require(source, context),
                        definitions.require(target, context)));
    return new MigrationPlanBuilderImpl(both);
  }

  @Override
  public MigrationPlanExecutionBuilder newMigration(MigrationPlan plan) {
    CHECK.given("newMigration", "plan", plan);
    return new MigrationPlanExecutionBuilderImpl(this, plan);
  }

  /** Carries a plan out for instances, all of them or none. */
  void carryOut(
      MigrationPlan plan,
      ProcessInstanceMigrationDocument document,
      List<String> processInstanceIds) {
    var request = request("newMigration", document);
    var source = calls.version("newMigration", plan.getSourceProcessDefinitionId());
    var ids = CHECK.ids("newMigration", "processInstanceIds", processInstanceIds);
    calls
        .commands()
        .execute(
            context -> {
              for (var id : ids) {
                var one = new MigratedInstances(id, source, instances);
                new MigrateInstancesCommand(one, request).execute(context);
              }
              return null;
            });
  }

  /** Begins a batch that carries a plan out for instances. */
  Batch carryOutByBatch(
      MigrationPlan plan,
      ProcessInstanceMigrationDocument document,
      List<String> processInstanceIds) {
    var request = request("newMigration", document);
    var ids = CHECK.ids("newMigration", "processInstanceIds", processInstanceIds);
    return calls
        .commands()
        .execute(
            new BeginMigrationCommand(
                calls.batches(),
                instances.operation(),
                calls.version("newMigration", plan.getSourceProcessDefinitionId()),
                request.target(),
                request.document().asJsonString(),
                (version, context) -> ids));
  }

  /** Returns the refusal of a plan. */
  static BadArgumentException wrongPlan(List<String> problems) {
    return new BadArgumentException("The migration plan is wrong: " + String.join(" ", problems));
  }
}
