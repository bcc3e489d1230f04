package io.millrace.common.migration;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;
import java.util.Date;
import java.util.List;

/**
 * What came out of a migration by a batch so far. Immutable and thread-safe.
 *
 * @param <P> what came out for one instance
 */
public abstract class BatchMigrationResult<P extends BatchMigrationPartResult> {

  private final Batch batch;
  private final List<P> parts;

  /**
   * Puts the results of a batch together.
   *
   * @param batch the batch
   * @param parts its parts, in the order in which they are to be shown
   */
  protected BatchMigrationResult(Batch batch, List<P> parts) {
    this.batch = batch;
    this.parts = List.copyOf(parts);
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
   * @return null while instances are being moved
   */
  public Date getCompleteTime() {
    return batch.getCompleteTime();
  }

  /**
   * Returns the version that instances come from.
   *
   * @return its id, never null
   */
  protected String sourceDefinitionId() {
    return batch.getBatchSearchKey();
  }

  /**
   * Returns the version that instances go to.
   *
   * @return its id, never null
   */
  protected String targetDefinitionId() {
    return batch.getBatchSearchKey2();
  }

  /**
   * Returns one result for each instance.
   *
   * @return by ascending id of the part, never null
   */
  public List<P> getAllMigrationParts() {
    return parts;
  }

  /**
   * Returns the instances that have the new version.
   *
   * @return never null
   */
  public List<P> getSuccessfulMigrationParts() {
    return with(BatchPart.STATUS_SUCCESS);
  }

  /**
   * Returns the instances that could not be moved.
   *
   * @return never null
   */
  public List<P> getFailedMigrationParts() {
    return with(BatchPart.STATUS_FAIL);
  }

  /**
   * Returns the instances whose turn is still to come.
   *
   * @return never null
   */
  public List<P> getWaitingMigrationParts() {
    return with(BatchPart.STATUS_WAITING);
  }

  private List<P> with(String status) {
    return parts.stream().filter(part -> part.getStatus().equals(status)).toList();
  }
}
