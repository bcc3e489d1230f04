package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnMigrationService;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationBuilder;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationDocumentBuilder;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.service.Check;

/** Collects to which version ended cases are to belong. Used by one thread. */
final class HistoricCaseInstanceMigrationBuilderImpl
    implements HistoricCaseInstanceMigrationBuilder {

  private static final Check CHECK = new Check("HistoricCaseInstanceMigrationBuilder");

  private final CmmnMigrationService service;
  private HistoricCaseInstanceMigrationDocumentBuilder said =
      new HistoricCaseInstanceMigrationDocumentBuilder();

  HistoricCaseInstanceMigrationBuilderImpl(CmmnMigrationService service) {
    this.service = service;
  }

  @Override
  public HistoricCaseInstanceMigrationBuilder fromHistoricCaseInstanceMigrationDocument(
      HistoricCaseInstanceMigrationDocument document) {
    CHECK.given("fromHistoricCaseInstanceMigrationDocument", "document", document);
    said = new HistoricCaseInstanceMigrationDocumentBuilder();
    said.setTenantId(document.getMigrateToCaseDefinitionTenantId());
    if (document.getMigrateToCaseDefinitionId() != null) {
      said.setCaseDefinitionToMigrateTo(document.getMigrateToCaseDefinitionId());
    } else if (document.getMigrateToCaseDefinitionKey() != null) {
      said.setCaseDefinitionToMigrateTo(
          document.getMigrateToCaseDefinitionKey(), document.getMigrateToCaseDefinitionVersion());
    }
    return this;
  }

  @Override
  public HistoricCaseInstanceMigrationBuilder migrateToCaseDefinition(String caseDefinitionId) {
    said.setCaseDefinitionToMigrateTo(
        CHECK.text("migrateToCaseDefinition", "caseDefinitionId", caseDefinitionId));
    return this;
  }

  @Override
  public HistoricCaseInstanceMigrationBuilder migrateToCaseDefinition(
      String caseDefinitionKey, int caseDefinitionVersion) {
    said.setCaseDefinitionToMigrateTo(
        CHECK.text("migrateToCaseDefinition", "caseDefinitionKey", caseDefinitionKey),
        caseDefinitionVersion);
    return this;
  }

  @Override
  public HistoricCaseInstanceMigrationBuilder migrateToCaseDefinition(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId) {
    said.setTenantId(caseDefinitionTenantId);
    return migrateToCaseDefinition(caseDefinitionKey, caseDefinitionVersion);
  }

  @Override
  public HistoricCaseInstanceMigrationBuilder withMigrateToCaseDefinitionTenantId(
      String caseDefinitionTenantId) {
    said.setTenantId(caseDefinitionTenantId);
    return this;
  }

  @Override
  public HistoricCaseInstanceMigrationDocument getHistoricCaseInstanceMigrationDocument() {
    return said.build();
  }

  @Override
  public void migrate(String caseInstanceId) {
    service.migrateHistoricCaseInstance(caseInstanceId, said.build());
  }

  @Override
  public void migrateHistoricCaseInstances(String caseDefinitionId) {
    service.migrateHistoricCaseInstancesOfCaseDefinition(caseDefinitionId, said.build());
  }

  @Override
  public void migrateHistoricCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId) {
    service.migrateHistoricCaseInstancesOfCaseDefinition(
        caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId, said.build());
  }

  @Override
  public Batch batchMigrateHistoricCaseInstances(String caseDefinitionId) {
    return service.batchMigrateHistoricCaseInstancesOfCaseDefinition(
        caseDefinitionId, said.build());
  }

  @Override
  public Batch batchMigrateHistoricCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId) {
    return service.batchMigrateHistoricCaseInstancesOfCaseDefinition(
        caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId, said.build());
  }
}
