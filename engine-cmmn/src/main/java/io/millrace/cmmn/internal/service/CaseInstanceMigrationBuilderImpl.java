package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnMigrationService;
import io.millrace.cmmn.migration.ActivatePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.CaseInstanceMigrationBuilder;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocumentBuilder;
import io.millrace.cmmn.migration.CaseInstanceMigrationValidationResult;
import io.millrace.cmmn.migration.ChangePlanItemDefinitionWithNewTargetIdsMapping;
import io.millrace.cmmn.migration.ChangePlanItemIdMapping;
import io.millrace.cmmn.migration.ChangePlanItemIdWithDefinitionIdMapping;
import io.millrace.cmmn.migration.MoveToAvailablePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.RemoveWaitingForRepetitionPlanItemDefinitionMapping;
import io.millrace.cmmn.migration.TerminatePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.WaitingForRepetitionPlanItemDefinitionMapping;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.service.Check;
import java.util.Map;

/** Collects how cases are to be moved. Used by one thread. */
final class CaseInstanceMigrationBuilderImpl implements CaseInstanceMigrationBuilder {

  private static final Check CHECK = new Check("CaseInstanceMigrationBuilder");

  private final CmmnMigrationService service;
  private CaseInstanceMigrationDocumentBuilder said = new CaseInstanceMigrationDocumentBuilder();

  CaseInstanceMigrationBuilderImpl(CmmnMigrationService service) {
    this.service = service;
  }

  @Override
  public CaseInstanceMigrationBuilder fromCaseInstanceMigrationDocument(
      CaseInstanceMigrationDocument document) {
    CHECK.given("fromCaseInstanceMigrationDocument", "document", document);
    said = document.toBuilder();
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder migrateToCaseDefinition(String caseDefinitionId) {
    said.setCaseDefinitionToMigrateTo(
        CHECK.text("migrateToCaseDefinition", "caseDefinitionId", caseDefinitionId));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder migrateToCaseDefinition(
      String caseDefinitionKey, int caseDefinitionVersion) {
    said.setCaseDefinitionToMigrateTo(
        CHECK.text("migrateToCaseDefinition", "caseDefinitionKey", caseDefinitionKey),
        caseDefinitionVersion);
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder migrateToCaseDefinition(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId) {
    said.setTenantId(caseDefinitionTenantId);
    return migrateToCaseDefinition(caseDefinitionKey, caseDefinitionVersion);
  }

  @Override
  public CaseInstanceMigrationBuilder withMigrateToCaseDefinitionTenantId(
      String caseDefinitionTenantId) {
    said.setTenantId(caseDefinitionTenantId);
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder addActivatePlanItemDefinitionMapping(
      ActivatePlanItemDefinitionMapping mapping) {
    said.addActivatePlanItemDefinitionMapping(
        CHECK.given("addActivatePlanItemDefinitionMapping", "mapping", mapping));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder addMoveToAvailablePlanItemDefinitionMapping(
      MoveToAvailablePlanItemDefinitionMapping mapping) {
    said.addMoveToAvailablePlanItemDefinitionMapping(
        CHECK.given("addMoveToAvailablePlanItemDefinitionMapping", "mapping", mapping));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder addTerminatePlanItemDefinitionMapping(
      TerminatePlanItemDefinitionMapping mapping) {
    said.addTerminatePlanItemDefinitionMapping(
        CHECK.given("addTerminatePlanItemDefinitionMapping", "mapping", mapping));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder addWaitingForRepetitionPlanItemDefinitionMapping(
      WaitingForRepetitionPlanItemDefinitionMapping mapping) {
    said.addWaitingForRepetitionPlanItemDefinitionMapping(
        CHECK.given("addWaitingForRepetitionPlanItemDefinitionMapping", "mapping", mapping));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder removeWaitingForRepetitionPlanItemDefinitionMapping(
      RemoveWaitingForRepetitionPlanItemDefinitionMapping mapping) {
    said.addRemoveWaitingForRepetitionPlanItemDefinitionMapping(
        CHECK.given("removeWaitingForRepetitionPlanItemDefinitionMapping", "mapping", mapping));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder addChangePlanItemIdMapping(ChangePlanItemIdMapping mapping) {
    said.addChangePlanItemIdMapping(CHECK.given("addChangePlanItemIdMapping", "mapping", mapping));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder addChangePlanItemIdWithDefinitionIdMapping(
      ChangePlanItemIdWithDefinitionIdMapping mapping) {
    said.addChangePlanItemIdWithDefinitionIdMapping(
        CHECK.given("addChangePlanItemIdWithDefinitionIdMapping", "mapping", mapping));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder addChangePlanItemDefinitionWithNewTargetIdsMapping(
      ChangePlanItemDefinitionWithNewTargetIdsMapping mapping) {
    said.addChangePlanItemDefinitionWithNewTargetIdsMapping(
        CHECK.given("addChangePlanItemDefinitionWithNewTargetIdsMapping", "mapping", mapping));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder withPreUpgradeExpression(String preUpgradeExpression) {
    said.preUpgradeExpression(preUpgradeExpression);
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder withPostUpgradeExpression(String postUpgradeExpression) {
    said.postUpgradeExpression(postUpgradeExpression);
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder withCaseInstanceVariable(
      String variableName, Object variableValue) {
    said.addCaseInstanceVariable(
        CHECK.text("withCaseInstanceVariable", "variableName", variableName), variableValue);
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder withCaseInstanceVariables(Map<String, Object> variables) {
    said.addCaseInstanceVariables(CHECK.variables("withCaseInstanceVariables", variables));
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder skipCustomListeners() {
    said.setSkipCustomListeners(true);
    return this;
  }

  @Override
  public CaseInstanceMigrationBuilder enableAutomaticPlanItemInstanceCreation() {
    said.setEnableAutomaticPlanItemInstanceCreation(true);
    return this;
  }

  @Override
  public CaseInstanceMigrationDocument getCaseInstanceMigrationDocument() {
    return said.build();
  }

  @Override
  public void migrate(String caseInstanceId) {
    service.migrateCaseInstance(caseInstanceId, said.build());
  }

  @Override
  public CaseInstanceMigrationValidationResult validateMigration(String caseInstanceId) {
    return service.validateMigrationForCaseInstance(caseInstanceId, said.build());
  }

  @Override
  public void migrateCaseInstances(String caseDefinitionId) {
    service.migrateCaseInstancesOfCaseDefinition(caseDefinitionId, said.build());
  }

  @Override
  public void migrateCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId) {
    service.migrateCaseInstancesOfCaseDefinition(
        caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId, said.build());
  }

  @Override
  public CaseInstanceMigrationValidationResult validateMigrationOfCaseInstances(
      String caseDefinitionId) {
    return service.validateMigrationForCaseInstancesOfCaseDefinition(
        caseDefinitionId, said.build());
  }

  @Override
  public CaseInstanceMigrationValidationResult validateMigrationOfCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId) {
    return service.validateMigrationForCaseInstancesOfCaseDefinition(
        caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId, said.build());
  }

  @Override
  public Batch batchMigrateCaseInstances(String caseDefinitionId) {
    return service.batchMigrateCaseInstancesOfCaseDefinition(caseDefinitionId, said.build());
  }

  @Override
  public Batch batchMigrateCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId) {
    return service.batchMigrateCaseInstancesOfCaseDefinition(
        caseDefinitionKey, caseDefinitionVersion, caseDefinitionTenantId, said.build());
  }
}
