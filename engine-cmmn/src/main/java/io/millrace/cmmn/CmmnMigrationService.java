package io.millrace.cmmn;

import io.millrace.cmmn.migration.CaseInstanceBatchMigrationResult;
import io.millrace.cmmn.migration.CaseInstanceMigrationBuilder;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.CaseInstanceMigrationValidationResult;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationBuilder;
import io.millrace.cmmn.migration.HistoricCaseInstanceMigrationDocument;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.Batch;

/**
 * Moves running cases to another version of their definition.
 *
 * <p>Each call is one transaction, or joins one. The service may be used by any number of threads.
 */
public interface CmmnMigrationService {

  /**
   * Begins a migration.
   *
   * @return a new builder, for one thread
   */
  CaseInstanceMigrationBuilder createCaseInstanceMigrationBuilder();

  /**
   * Begins a migration with what a document says.
   *
   * @param document the document; may not be null
   * @return a new builder, for one thread
   * @throws BadArgumentException if it is null
   */
  CaseInstanceMigrationBuilder createCaseInstanceMigrationBuilderFromCaseInstanceMigrationDocument(
      CaseInstanceMigrationDocument document);

  /**
   * Tells whether a case can be moved. Nothing is locked and nothing changes.
   *
   * @param caseInstanceId the case
   * @param document how
   * @return what stands in the way
   * @throws BadArgumentException if an argument is null or empty
   */
  CaseInstanceMigrationValidationResult validateMigrationForCaseInstance(
      String caseInstanceId, CaseInstanceMigrationDocument document);

  /**
   * Tells whether all running cases of a version can be moved.
   *
   * @param caseDefinitionId the id of the version they have
   * @param document how
   * @return what stands in the way, with the ids of the cases
   * @throws BadArgumentException if an argument is null or empty
   */
  CaseInstanceMigrationValidationResult validateMigrationForCaseInstancesOfCaseDefinition(
      String caseDefinitionId, CaseInstanceMigrationDocument document);

  /**
   * Tells whether all running cases of a version can be moved.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @param document how
   * @return what stands in the way, with the ids of the cases
   * @throws BadArgumentException if an argument is null or empty
   * @throws ObjectNotFoundException if there is no such version
   */
  CaseInstanceMigrationValidationResult validateMigrationForCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      CaseInstanceMigrationDocument document);

  /**
   * Moves a case.
   *
   * @param caseInstanceId the case
   * @param document how
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such running case or version
   * @throws IllegalStateEngineException if the case is not active
   */
  void migrateCaseInstance(String caseInstanceId, CaseInstanceMigrationDocument document);

  /**
   * Moves all running cases of a version, all of them or none.
   *
   * @param caseDefinitionId the id of the version they have
   * @param document how
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateCaseInstancesOfCaseDefinition(
      String caseDefinitionId, CaseInstanceMigrationDocument document);

  /**
   * Moves all running cases of a version, all of them or none.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @param document how
   * @throws BadArgumentException if it is not possible, with all that stands in the way
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      CaseInstanceMigrationDocument document);

  /**
   * Moves all running cases of a version by a batch: each in a transaction of its own, with its own
   * result. Needs Jackson on the class path.
   *
   * @param caseDefinitionId the id of the version they have
   * @param document how
   * @return the batch, in which each case is an item
   * @throws BadArgumentException if no version is named, or JSON cannot carry a variable
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateCaseInstancesOfCaseDefinition(
      String caseDefinitionId, CaseInstanceMigrationDocument document);

  /**
   * Moves all running cases of a version by a batch: each in a transaction of its own, with its own
   * result. Needs Jackson on the class path.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @param document how
   * @return the batch, in which each case is an item
   * @throws BadArgumentException if no version is named, or JSON cannot carry a variable
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      CaseInstanceMigrationDocument document);

  /**
   * Returns what came out of a migration by a batch so far.
   *
   * @param migrationBatchId the id of the batch
   * @return never null
   * @throws ObjectNotFoundException if there is no such batch
   */
  CaseInstanceBatchMigrationResult getResultsOfBatchCaseInstanceMigration(String migrationBatchId);

  /**
   * Begins to say to which version ended cases are to belong.
   *
   * @return a new builder, for one thread
   */
  HistoricCaseInstanceMigrationBuilder createHistoricCaseInstanceMigrationBuilder();

  /**
   * Begins with what a document says.
   *
   * @param document the document
   * @return a new builder, for one thread
   */
  HistoricCaseInstanceMigrationBuilder
      createHistoricCaseInstanceMigrationBuilderFromHistoricCaseInstanceMigrationDocument(
          HistoricCaseInstanceMigrationDocument document);

  /**
   * Lets an ended case belong to another version.
   *
   * @param caseInstanceId the case
   * @param document to which one
   * @throws BadArgumentException if no version is named, or it belongs to another tenant
   * @throws ObjectNotFoundException if history has no such case, or there is no such version
   * @throws IllegalStateEngineException if the case is running
   */
  void migrateHistoricCaseInstance(
      String caseInstanceId, HistoricCaseInstanceMigrationDocument document);

  /**
   * Lets all ended cases of a version belong to another one, in one transaction.
   *
   * @param caseDefinitionId the id of the version they have
   * @param document how
   * @throws BadArgumentException if no version is named, or it belongs to another tenant
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateHistoricCaseInstancesOfCaseDefinition(
      String caseDefinitionId, HistoricCaseInstanceMigrationDocument document);

  /**
   * Lets all ended cases of a version belong to another one, in one transaction.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @param document how
   * @throws BadArgumentException if no version is named, or it belongs to another tenant
   * @throws ObjectNotFoundException if there is no such version
   */
  void migrateHistoricCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      HistoricCaseInstanceMigrationDocument document);

  /**
   * Lets all ended cases of a version belong to another one, by a batch. Needs Jackson on the class
   * path.
   *
   * @param caseDefinitionId the id of the version they have
   * @param document how
   * @return the batch, in which each case is an item
   * @throws BadArgumentException if no version is named
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateHistoricCaseInstancesOfCaseDefinition(
      String caseDefinitionId, HistoricCaseInstanceMigrationDocument document);

  /**
   * Lets all ended cases of a version belong to another one, by a batch. Needs Jackson on the class
   * path.
   *
   * @param caseDefinitionKey the key of the version they have
   * @param caseDefinitionVersion the version
   * @param caseDefinitionTenantId its tenant, or null for none
   * @param document how
   * @return the batch, in which each case is an item
   * @throws BadArgumentException if no version is named
   * @throws ObjectNotFoundException if there is no such version
   */
  Batch batchMigrateHistoricCaseInstancesOfCaseDefinition(
      String caseDefinitionKey,
      int caseDefinitionVersion,
      String caseDefinitionTenantId,
      HistoricCaseInstanceMigrationDocument document);
}
