package io.millrace.cmmn.migration;

/**
 * What came out for one case of a migration by a batch.
 *
 * @param batchId the batch
 * @param caseInstanceId the case
 * @param sourceCaseDefinitionId the version it had
 * @param targetCaseDefinitionId the version it was to get
 * @param status where the item stands, one of the constants of {@link
 *     io.millrace.common.batch.BatchPart}
 * @param migrationMessage why it failed; null if it did not
 */
public record CaseInstanceBatchMigrationPartResult(
    String batchId,
    String caseInstanceId,
    String sourceCaseDefinitionId,
    String targetCaseDefinitionId,
    String status,
    String migrationMessage) {}
