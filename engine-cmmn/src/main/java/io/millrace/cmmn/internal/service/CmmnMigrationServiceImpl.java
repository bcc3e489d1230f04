package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnMigrationService;
import io.millrace.cmmn.internal.command.CaseVersion;
import io.millrace.cmmn.internal.command.MigrateCasesCommand;
import io.millrace.cmmn.internal.command.MigratedCases;
import io.millrace.cmmn.internal.command.MigrationRequest;
import io.millrace.cmmn.internal.command.ValidateMigrationCommand;
import io.millrace.cmmn.migration.CaseInstanceMigrationBuilder;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.CaseInstanceMigrationValidationResult;
import io.millrace.common.BadArgumentException;
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
    if (id == null && (key == null || number == null)) {
      throw new BadArgumentException(
          "CmmnMigrationService."
              + method
              + ": no version was named to migrate to. Call migrateToCaseDefinition.");
    }
    var target =
        id != null
            ? new CaseVersion(CHECK.id(method, "migrateToCaseDefinitionId", id), null, 0, "")
            : version(method, key, number, document.getMigrateToCaseDefinitionTenantId());
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
}
