package io.millrace.cmmn.migration;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;
import io.millrace.common.migration.BatchMigrationResult;
import java.util.List;

/** What came out of a migration of cases by a batch so far. Immutable and thread-safe. */
public final class CaseInstanceBatchMigrationResult
    extends BatchMigrationResult<CaseInstanceBatchMigrationPartResult> {

  /**
   * Puts the results of a batch together.
   *
   * @param batch the batch
   * @param parts its parts, in the order in which they are to be shown
   */
  public CaseInstanceBatchMigrationResult(Batch batch, List<BatchPart> parts) {
    super(batch, parts.stream().map(CaseInstanceBatchMigrationPartResult::new).toList());
  }

  /**
   * Returns the version that cases come from.
   *
   * @return its id, never null
   */
  public String getSourceCaseDefinitionId() {
    return sourceDefinitionId();
  }

  /**
   * Returns the version that cases go to.
   *
   * @return its id, never null
   */
  public String getTargetCaseDefinitionId() {
    return targetDefinitionId();
  }
}
