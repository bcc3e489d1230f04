package io.millrace.cmmn.migration;

import io.millrace.common.batch.BatchPart;
import io.millrace.common.migration.BatchMigrationPartResult;

/** What came out for one case of a migration by a batch. Immutable and thread-safe. */
public final class CaseInstanceBatchMigrationPartResult extends BatchMigrationPartResult {

  CaseInstanceBatchMigrationPartResult(BatchPart part) {
    super(part);
  }

  /**
   * Returns the case.
   *
   * @return its id, never null
   */
  public String getCaseInstanceId() {
    return instanceId();
  }

  /**
   * Returns the version it had.
   *
   * @return its id, never null
   */
  public String getSourceCaseDefinitionId() {
    return sourceDefinitionId();
  }

  /**
   * Returns the version it was to get.
   *
   * @return its id, never null
   */
  public String getTargetCaseDefinitionId() {
    return targetDefinitionId();
  }
}
