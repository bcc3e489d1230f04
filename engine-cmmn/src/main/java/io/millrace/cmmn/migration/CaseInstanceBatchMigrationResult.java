package io.millrace.cmmn.migration;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;
import java.util.List;

/**
 * What came out of a migration by a batch so far.
 *
 * @param batch the batch
 * @param allMigrationParts one result for each case, by ascending id of the part
 */
public record CaseInstanceBatchMigrationResult(
    Batch batch, List<CaseInstanceBatchMigrationPartResult> allMigrationParts) {

  /**
   * Copies the list.
   *
   * @param batch the batch
   * @param allMigrationParts one result for each case
   */
  public CaseInstanceBatchMigrationResult {
    allMigrationParts = List.copyOf(allMigrationParts);
  }

  /**
   * Returns the cases that have the new version.
   *
   * @return never null
   */
  public List<CaseInstanceBatchMigrationPartResult> successfulMigrationParts() {
    return with(BatchPart.STATUS_SUCCESS);
  }

  /**
   * Returns the cases that could not be moved.
   *
   * @return never null
   */
  public List<CaseInstanceBatchMigrationPartResult> failedMigrationParts() {
    return with(BatchPart.STATUS_FAIL);
  }

  /**
   * Returns the cases whose turn is still to come.
   *
   * @return never null
   */
  public List<CaseInstanceBatchMigrationPartResult> waitingMigrationParts() {
    return with(BatchPart.STATUS_WAITING);
  }

  private List<CaseInstanceBatchMigrationPartResult> with(String status) {
    return allMigrationParts.stream().filter(part -> part.status().equals(status)).toList();
  }
}
