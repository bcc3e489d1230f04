package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnMigrationService;
import io.millrace.cmmn.internal.command.CaseMigrationRequest;
import io.millrace.cmmn.internal.command.HistoricCaseMigrationOperation;
import io.millrace.cmmn.internal.command.MigrateHistoricCasesCommand;
import io.millrace.cmmn.internal.command.MigratedHistory;
import io.millrace.cmmn.internal.command.MigratingCases;
import io.millrace.cmmn.migration.CaseInstanceBatchMigrationResult;
import io.millrace.cmmn.migration.CaseInstanceMigrationBuilder;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.CaseInstanceMigrationValidationResult;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationBuilder;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationDocument;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.deployment.DefinitionVersion;
import io.millrace.common.internal.migration.BeginMigrationCommand;
import io.millrace.common.internal.migration.MigratedInstances;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.MigrationCalls;

/**
 * Checks the arguments, runs a command, nothing else. Thread-safe; one per engine.
 *
 * @param parts what it works with
 */
public record CmmnMigrationServiceImpl(CmmnRuntimeParts parts) implements CmmnMigrationService {

  private static final Check CHECK = new Check("CmmnMigrationService");

  @Override
  public CaseInstanceMigrationBuilder createCaseInstanceMigrationBuilder() {
    return new CaseInstanceMigrationBuilderImpl(this);
  }

  @Override
  public CaseInstanceMigrationBuilder
      createCaseInstanceMigrationBuilderFromCaseInstanceMigrationDocument(
          CaseInstanceMigrationDocument document) {
    var method = "createCaseInstanceMigrationBuilderFromCaseInstanceMigrationDocument";
    return createCaseInstanceMigrationBuilder()
        .fromCaseInstanceMigrationDocument(CHECK.given(method, "document", document));
  }

  private MigrationCalls calls() {
    return new MigrationCalls(
        CHECK,
        parts.commands(),
        parts.tenants(),
        parts.queries().shared(),
        new Batches(parts.runtime().jobs()),
        new MigratingCases(parts.cases()));
  }

  private CaseMigrationRequest request(String method, CaseInstanceMigrationDocument document) {
    CHECK.given(method, "document", document);
    var id = document.getMigrateToCaseDefinitionId();
    var key = document.getMigrateToCaseDefinitionKey();
    var number = document.getMigrateToCaseDefinitionVersion();
    var tenantId = document.getMigrateToCaseDefinitionTenantId();
    var target = calls().target(method, id, key, number, tenantId);
    return new CaseMigrationRequest(document, target, parts.cases(), parts.expressions());
  }

  private DefinitionVersion version(String method, String key, int version, String tenantId) {
    return calls().version(method, key, version, tenantId);
  }

  @Override
  public CaseInstanceMigrationValidationResult validateMigrationForCaseInstance(
      String caseInstanceId, CaseInstanceMigrationDocument document) {
    var method = "validateMigrationForCaseInstance";
    return validate(calls().one(method, caseInstanceId), request(method, document));
  }

  @Override
  public CaseInstanceMigrationValidationResult validateMigrationForCaseInstancesOfCaseDefinition(
      String caseDefinitionId, CaseInstanceMigrationDocument document) {
    var method = "validateMigrationForCaseInstancesOfCaseDefinition";
    return validate(
        calls().all(calls().version(method, caseDefinitionId)), request(method, document));
  }

  @Override
  public CaseInstanceMigrationValidationResult validateMigrationForCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      CaseInstanceMigrationDocument document) {
    var method = "validateMigrationForCaseInstancesOfCaseDefinition";
    var version = version(method, caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId);
    return validate(calls().all(version), request(method, document));
  }

  private CaseInstanceMigrationValidationResult validate(
      MigratedInstances which, CaseMigrationRequest request) {
    return new CaseInstanceMigrationValidationResult(calls().validate(which, request));
  }

  @Override
  public void migrateCaseInstance(String caseInstanceId, CaseInstanceMigrationDocument document) {
    var method = "migrateCaseInstance";
    migrate(calls().one(method, caseInstanceId), request(method, document));
  }

  @Override
  public void migrateCaseInstancesOfCaseDefinition(
      String caseDefinitionId, CaseInstanceMigrationDocument document) {
    var method = "migrateCaseInstancesOfCaseDefinition";
    migrate(calls().all(calls().version(method, caseDefinitionId)), request(method, document));
  }

  @Override
  public void migrateCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      CaseInstanceMigrationDocument document) {
    var method = "migrateCaseInstancesOfCaseDefinition";
    var version = version(method, caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId);
    migrate(calls().all(version), request(method, document));
  }

  private void migrate(MigratedInstances which, CaseMigrationRequest request) {
    calls().migrate(which, request);
  }

  @Override
  public Batch batchMigrateCaseInstancesOfCaseDefinition(
      String caseDefinitionId, CaseInstanceMigrationDocument document) {
    var method = "batchMigrateCaseInstancesOfCaseDefinition";
    return begin(calls().version(method, caseDefinitionId), request(method, document));
  }

  @Override
  public Batch batchMigrateCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      CaseInstanceMigrationDocument document) {
    var method = "batchMigrateCaseInstancesOfCaseDefinition";
    var version = version(method, caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId);
    return begin(version, request(method, document));
  }

  private Batch begin(DefinitionVersion from, CaseMigrationRequest request) {
    return calls()
        .begin(
            new MigratingCases(parts.cases()).operation(parts.expressions()),
            from,
            request.target(),
            request.document().asJsonString());
  }

  @Override
  public CaseInstanceBatchMigrationResult getResultsOfBatchCaseInstanceMigration(
      String migrationBatchId) {
    return calls()
        .results(
            "getResultsOfBatchCaseInstanceMigration",
            migrationBatchId,
            CaseInstanceBatchMigrationResult::new);
  }

  @Override
  public HistoricCaseInstanceMigrationBuilder createHistoricCaseInstanceMigrationBuilder() {
    return new HistoricCaseInstanceMigrationBuilderImpl(this);
  }

  @Override
  public HistoricCaseInstanceMigrationBuilder
      createHistoricCaseInstanceMigrationBuilderFromHistoricCaseInstanceMigrationDocument(
          HistoricCaseInstanceMigrationDocument document) {
    var method =
        "createHistoricCaseInstanceMigrationBuilderFromHistoricCaseInstanceMigrationDocument";
    return createHistoricCaseInstanceMigrationBuilder()
        .fromHistoricCaseInstanceMigrationDocument(CHECK.given(method, "document", document));
  }

  private DefinitionVersion target(String method, HistoricCaseInstanceMigrationDocument document) {
    CHECK.given(method, "document", document);
    return calls()
        .target(
            method,
            document.getMigrateToCaseDefinitionId(),
            document.getMigrateToCaseDefinitionKey(),
            document.getMigrateToCaseDefinitionVersion(),
            document.getMigrateToCaseDefinitionTenantId());
  }

  @Override
  public void migrateHistoricCaseInstance(
      String caseInstanceId, HistoricCaseInstanceMigrationDocument document) {
    var method = "migrateHistoricCaseInstance";
    var which = new MigratedHistory(CHECK.id(method, "caseInstanceId", caseInstanceId), null);
    migrateHistory(which, target(method, document));
  }

  @Override
  public void migrateHistoricCaseInstancesOfCaseDefinition(
      String caseDefinitionId, HistoricCaseInstanceMigrationDocument document) {
    var method = "migrateHistoricCaseInstancesOfCaseDefinition";
    var version = calls().version(method, caseDefinitionId);
    migrateHistory(new MigratedHistory(0, version), target(method, document));
  }

  @Override
  public void migrateHistoricCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      HistoricCaseInstanceMigrationDocument document) {
    var method = "migrateHistoricCaseInstancesOfCaseDefinition";
    var version = version(method, caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId);
    migrateHistory(new MigratedHistory(0, version), target(method, document));
  }

  private void migrateHistory(MigratedHistory which, DefinitionVersion target) {
    parts.commands().execute(new MigrateHistoricCasesCommand(which, target));
  }

  @Override
  public Batch batchMigrateHistoricCaseInstancesOfCaseDefinition(
      String caseDefinitionId, HistoricCaseInstanceMigrationDocument document) {
    var method = "batchMigrateHistoricCaseInstancesOfCaseDefinition";
    return beginOfHistory(calls().version(method, caseDefinitionId), method, document);
  }

  @Override
  public Batch batchMigrateHistoricCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      HistoricCaseInstanceMigrationDocument document) {
    var method = "batchMigrateHistoricCaseInstancesOfCaseDefinition";
    var version = version(method, caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId);
    return beginOfHistory(version, method, document);
  }

  private Batch beginOfHistory(
      DefinitionVersion from, String method, HistoricCaseInstanceMigrationDocument document) {
    var target = target(method, document);
    return parts
        .commands()
        .execute(
            new BeginMigrationCommand(
                calls().batches(),
                new HistoricCaseMigrationOperation(),
                from,
                target,
                document.asJsonString(),
                (version, context) -> new MigratedHistory(0, version).ids(context)));
  }
}
