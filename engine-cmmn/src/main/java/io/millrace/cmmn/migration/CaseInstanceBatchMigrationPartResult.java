package io.millrace.cmmn.migration;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;

/** What came out for one case of a migration by a batch. Immutable and thread-safe. */
public final class CaseInstanceBatchMigrationPartResult {

  private final String batchId;
  private final String caseInstanceId;
  private final String sourceCaseDefinitionId;
  private final String targetCaseDefinitionId;
  private final String status;
  private final String migrationMessage;

  CaseInstanceBatchMigrationPartResult(Batch batch, BatchPart part) {
    batchId = batch.getId();
    caseInstanceId = part.getScopeId();
    sourceCaseDefinitionId = batch.getBatchSearchKey();
    targetCaseDefinitionId = batch.getBatchSearchKey2();
    status = part.getStatus();
    migrationMessage = part.getErrorMessage();
  }

  /**
   * Returns the batch.
   *
   * @return its id, never null
   */
  public String getBatchId() {
    return batchId;
  }

  /**
   * Returns the case.
   *
   * @return its id, never null
   */
  public String getCaseInstanceId() {
    return caseInstanceId;
  }

  /**
   * Returns the version it had.
   *
   * @return its id, never null
   */
  public String getSourceCaseDefinitionId() {
    return sourceCaseDefinitionId;
  }

  /**
   * Returns the version it was to get.
   *
   * @return its id, never null
   */
  public String getTargetCaseDefinitionId() {
    return targetCaseDefinitionId;
  }

  /**
   * Returns where the item stands.
   *
   * @return one of the constants of {@link BatchPart}
   */
  public String getStatus() {
    return status;
  }

  /**
   * Returns why it failed.
   *
   * @return null if it did not
   */
  public String getMigrationMessage() {
    return migrationMessage;
  }
}
