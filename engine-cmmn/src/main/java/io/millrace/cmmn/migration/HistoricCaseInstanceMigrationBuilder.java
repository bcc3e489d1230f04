package io.millrace.cmmn.migration;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;

/**
 * Lets what history keeps of ended cases belong to another version: the case, its plan items and
 * tasks. Nothing else of them changes, and the version need not have the same plan items. For one
 * thread.
 */
public interface HistoricCaseInstanceMigrationBuilder {

  /**
   * Takes over what a document says; replaces all that was said before.
   *
   * @param document the document
   * @return this builder
   */
  HistoricCaseInstanceMigrationBuilder fromHistoricCaseInstanceMigrationDocument(
      HistoricCaseInstanceMigrationDocument document);

  /**
   * Says to which version cases are moved.
   *
   * @param caseDefinitionId the id of the version
   * @return this builder
   */
  HistoricCaseInstanceMigrationBuilder migrateToCaseDefinition(String caseDefinitionId);

  /**
   * Says to which version cases are moved.
   *
   * @param caseDefinitionKey the key of the version
   * @param caseDefinitionVersion the version
   * @return this builder
   */
  HistoricCaseInstanceMigrationBuilder migrateToCaseDefinition(
      String caseDefinitionKey, int caseDefinitionVersion);

  /**
   * Says to which version cases are moved.
   *
   * @param caseDefinitionKey the key of the version
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @return this builder
   */
  HistoricCaseInstanceMigrationBuilder migrateToCaseDefinition(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId);

  /**
   * Says to which tenant the version belongs.
   *
   * @param caseDefinitionTenantId the tenant, or null for none
   * @return this builder
   */
  HistoricCaseInstanceMigrationBuilder withMigrateToCaseDefinitionTenantId(
      String caseDefinitionTenantId);

  /**
   * Returns what was said.
   *
   * @return never null
   */
  HistoricCaseInstanceMigrationDocument getHistoricCaseInstanceMigrationDocument();

  /**
   * Moves one case.
   *
   * @param caseInstanceId the ended case
   * @throws BadArgumentException if no version was named, or it belongs to another tenant
   * @throws ObjectNotFoundException if history has no such case, or there is no such version
   * @throws IllegalStateEngineException if the case is running
   */
  void migrate(String caseInstanceId);

  /**
   * Moves all ended cases of a version in one transaction.
   *
   * @param caseDefinitionId the id of the version they have
   * @throws BadArgumentException if no version was named, or it belongs to another tenant
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateHistoricCaseInstances(String caseDefinitionId);

  /**
   * Moves all ended cases of a version in one transaction.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @throws BadArgumentException if no version was named, or it belongs to another tenant
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateHistoricCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId);

  /**
   * Moves all ended cases of a version by a batch. A case that has been given another version since
   * then is not moved: its item fails.
   *
   * @param caseDefinitionId the id of the version they have
   * @return the batch, in which each case is an item
   * @throws BadArgumentException if no version was named
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateHistoricCaseInstances(String caseDefinitionId);

  /**
   * Moves all ended cases of a version by a batch. A case that has been given another version since
   * then is not moved: its item fails.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @return the batch, in which each case is an item
   * @throws BadArgumentException if no version was named
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateHistoricCaseInstances(
      String caseDefinitionKey, int caseDefinitionVersion, String caseDefinitionTenantId);
}
