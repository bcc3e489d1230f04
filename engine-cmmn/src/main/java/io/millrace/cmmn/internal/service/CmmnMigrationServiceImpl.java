package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnMigrationService;
import io.millrace.cmmn.internal.command.BeginMigrationCommand;
import io.millrace.cmmn.internal.command.CaseMigrationOperation;
import io.millrace.cmmn.internal.command.CaseVersion;
import io.millrace.cmmn.internal.command.HistoricCaseMigrationOperation;
import io.millrace.cmmn.internal.command.MigrateCasesCommand;
import io.millrace.cmmn.internal.command.MigrateHistoricCasesCommand;
import io.millrace.cmmn.internal.command.MigratedCases;
import io.millrace.cmmn.internal.command.MigratedHistory;
import io.millrace.cmmn.internal.command.MigrationRequest;
import io.millrace.cmmn.internal.command.ValidateMigrationCommand;
import io.millrace.cmmn.migration.CaseInstanceBatchMigrationResult;
import io.millrace.cmmn.migration.CaseInstanceMigrationBuilder;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.CaseInstanceMigrationValidationResult;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationBuilder;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationDocument;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.Batches;
import io.millrace.common.internal.service.Check;

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
    return createCaseInstanceMigrationBuilder().fromCaseInstanceMigrationDocument(document);
  }

  private MigrationRequest request(String method, CaseInstanceMigrationDocument document) {
    CHECK.given(method, "document", document);
    var id = document.getMigrateToCaseDefinitionId();
    var key = document.getMigrateToCaseDefinitionKey();
    var number = document.getMigrateToCaseDefinitionVersion();
    var target = target(method, id, key, number, document.getMigrateToCaseDefinitionTenantId());
    return new MigrationRequest(document, target, parts.cases(), parts.expressions());
  }

  private CaseVersion version(String method, String key, int version, String tenantId) {
    return new CaseVersion(
        0, CHECK.text(method, "caseDefinitionKey", key), version, parts.tenants().of(tenantId));
  }

  private static MigratedCases one(String method, String caseInstanceId) {
    return new MigratedCases(CHECK.id(method, "caseInstanceId", caseInstanceId), null);
  }

  private static MigratedCases all(String method, String caseDefinitionId) {
    var id = CHECK.id(method, "caseDefinitionId", caseDefinitionId);
    return new MigratedCases(0, new CaseVersion(id, null, 0, ""));
  }

  @Override
  public CaseInstanceMigrationValidationResult validateMigrationForCaseInstance(
      String caseInstanceId, CaseInstanceMigrationDocument document) {
    var method = "validateMigrationForCaseInstance";
    return validate(one(method, caseInstanceId), request(method, document));
  }

  @Override
  public CaseInstanceMigrationValidationResult validateMigrationForCaseInstancesOfCaseDefinition(
      String caseDefinitionId, CaseInstanceMigrationDocument document) {
    var method = "validateMigrationForCaseInstancesOfCaseDefinition";
    return validate(all(method, caseDefinitionId), request(method, document));
  }

  @Override
  public CaseInstanceMigrationValidationResult validateMigrationForCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      CaseInstanceMigrationDocument document) {
    var method = "validateMigrationForCaseInstancesOfCaseDefinition";
    var version = version(method, caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId);
    return validate(new MigratedCases(0, version), request(method, document));
  }

  private CaseInstanceMigrationValidationResult validate(
      MigratedCases which, MigrationRequest request) {
    return parts.commands().execute(new ValidateMigrationCommand(which, request));
  }

  @Override
  public void migrateCaseInstance(String caseInstanceId, CaseInstanceMigrationDocument document) {
    var method = "migrateCaseInstance";
    migrate(one(method, caseInstanceId), request(method, document));
  }

  @Override
  public void migrateCaseInstancesOfCaseDefinition(
      String caseDefinitionId, CaseInstanceMigrationDocument document) {
    var method = "migrateCaseInstancesOfCaseDefinition";
    migrate(all(method, caseDefinitionId), request(method, document));
  }

  @Override
  public void migrateCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      CaseInstanceMigrationDocument document) {
    var method = "migrateCaseInstancesOfCaseDefinition";
    var version = version(method, caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId);
    migrate(new MigratedCases(0, version), request(method, document));
  }

  private void migrate(MigratedCases which, MigrationRequest request) {
    parts.commands().execute(new MigrateCasesCommand(which, request));
  }

  private CaseVersion target(
      String method, String id, String key, Integer number, String tenantId) {
    if (id == null && (key == null || number == null)) {
      throw new BadArgumentException(
          "CmmnMigrationService."
              + method
              + ": no version was named to migrate to. Call migrateToCaseDefinition.");
    }
    return id != null
        ? new CaseVersion(CHECK.id(method, "migrateToCaseDefinitionId", id), null, 0, "")
        : version(method, key, number, tenantId);
  }

  @Override
  public Batch batchMigrateCaseInstancesOfCaseDefinition(
      String caseDefinitionId, CaseInstanceMigrationDocument document) {
    var method = "batchMigrateCaseInstancesOfCaseDefinition";
    return begin(all(method, caseDefinitionId).version(), request(method, document));
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

  private Batch begin(CaseVersion from, MigrationRequest request) {
    var operation = new CaseMigrationOperation(parts.cases(), parts.expressions());
    return parts
        .commands()
        .execute(
            new BeginMigrationCommand(
                batches(),
                operation,
                from,
                request.target(),
                request.document().asJsonString(),
                true));
  }

  private Batches batches() {
    return new Batches(parts.runtime().jobs());
  }

  @Override
  public CaseInstanceBatchMigrationResult getResultsOfBatchCaseInstanceMigration(
      String migrationBatchId) {
    var id = CHECK.text("getResultsOfBatchCaseInstanceMigration", "batchId", migrationBatchId);
    var batch = parts.queries().shared().batches().batchId(id).singleResult();
    if (batch == null) {
      throw new ObjectNotFoundException(
          "There is no batch '" + id + "'. It may be deleted; look it up with a batch query.");
    }
    var results = parts.queries().shared().batchParts().batchId(id).list();
    return new CaseInstanceBatchMigrationResult(batch, results);
  }

  @Override
  public HistoricCaseInstanceMigrationBuilder createHistoricCaseInstanceMigrationBuilder() {
    return new HistoricCaseInstanceMigrationBuilderImpl(this);
  }

  @Override
  public HistoricCaseInstanceMigrationBuilder
      createHistoricCaseInstanceMigrationBuilderFromHistoricCaseInstanceMigrationDocument(
          HistoricCaseInstanceMigrationDocument document) {
    return createHistoricCaseInstanceMigrationBuilder()
        .fromHistoricCaseInstanceMigrationDocument(document);
  }

  private CaseVersion target(String method, HistoricCaseInstanceMigrationDocument document) {
    CHECK.given(method, "document", document);
    return target(
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
    var version = all(method, caseDefinitionId).version();
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

  private void migrateHistory(MigratedHistory which, CaseVersion target) {
    parts.commands().execute(new MigrateHistoricCasesCommand(which, target));
  }

  @Override
  public Batch batchMigrateHistoricCaseInstancesOfCaseDefinition(
      String caseDefinitionId, HistoricCaseInstanceMigrationDocument document) {
    var method = "batchMigrateHistoricCaseInstancesOfCaseDefinition";
    return beginOfHistory(all(method, caseDefinitionId).version(), method, document);
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
      CaseVersion from, String method, HistoricCaseInstanceMigrationDocument document) {
    var target = target(method, document);
    return parts
        .commands()
        .execute(
            new BeginMigrationCommand(
                batches(),
                new HistoricCaseMigrationOperation(),
                from,
                target,
                document.asJsonString(),
                false));
  }
}
