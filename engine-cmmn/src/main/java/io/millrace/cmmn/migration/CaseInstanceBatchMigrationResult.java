package io.millrace.cmmn.migration;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;
import java.util.Date;
import java.util.List;

/** What came out of a migration by a batch so far. Immutable and thread-safe. */
public final class CaseInstanceBatchMigrationResult {

  private final Batch batch;
  private final List<CaseInstanceBatchMigrationPartResult> parts;

  /**
   * Puts the results of a batch together.
   *
   * @param batch the batch
   * @param parts its parts, in the order in which they are to be shown
   */
  public CaseInstanceBatchMigrationResult(Batch batch, List<BatchPart> parts) {
    this.batch = batch;
    this.parts =
        parts.stream().map(part -> new CaseInstanceBatchMigrationPartResult(batch, part)).toList();
  }

  /**
   * Returns the batch.
   *
   * @return its id, never null
   */
  public String getBatchId() {
    return batch.getId();
  }

  /**
   * Returns where the batch stands.
   *
   * @return one of the constants of {@link Batch}
   */
  public String getStatus() {
    return batch.getStatus();
  }

  /**
   * Returns when nothing was left to do.
   *
   * @return null while cases are being moved
   */
  public Date getCompleteTime() {
    return batch.getCompleteTime();
  }

  /**
   * Returns the version that cases come from.
   *
   * @return its id, never null
   */
  public String getSourceCaseDefinitionId() {
    return batch.getBatchSearchKey();
  }

  /**
   * Returns the version that cases go to.
   *
   * @return its id, never null
   */
  public String getTargetCaseDefinitionId() {
    return batch.getBatchSearchKey2();
  }

  /**
   * Returns one result for each case.
   *
   * @return by ascending id of the part, never null
   */
  public List<CaseInstanceBatchMigrationPartResult> getAllMigrationParts() {
    return parts;
  }

  /**
   * Returns the cases that have the new version.
   *
   * @return never null
   */
  public List<CaseInstanceBatchMigrationPartResult> getSuccessfulMigrationParts() {
    return with(BatchPart.STATUS_SUCCESS);
  }

  /**
   * Returns the cases that could not be moved.
   *
   * @return never null
   */
  public List<CaseInstanceBatchMigrationPartResult> getFailedMigrationParts() {
    return with(BatchPart.STATUS_FAIL);
  }

  /**
   * Returns the cases whose turn is still to come.
   *
   * @return never null
   */
  public List<CaseInstanceBatchMigrationPartResult> getWaitingMigrationParts() {
    return with(BatchPart.STATUS_WAITING);
  }

  private List<CaseInstanceBatchMigrationPartResult> with(String status) {
    return parts.stream().filter(part -> part.getStatus().equals(status)).toList();
  }
}
