package io.millrace.common.migration;

import io.millrace.common.batch.BatchPart;

/** What came out for one instance of a migration by a batch. Immutable and thread-safe. */
public abstract class BatchMigrationPartResult {

  private final BatchPart part;

  /**
   * Creates the result of a part.
   *
   * @param part the part; may not be null
   */
  protected BatchMigrationPartResult(BatchPart part) {
    this.part = part;
  }

  /**
   * Returns the batch.
   *
   * @return its id, never null
   */
  public String getBatchId() {
    return part.getBatchId();
  }

  /**
   * Returns the instance.
   *
   * @return its id, never null
   */
  protected String instanceId() {
    return part.getScopeId();
  }

  /**
   * Returns the version it had.
   *
   * @return its id, never null
   */
  protected String sourceDefinitionId() {
    return part.getBatchSearchKey();
  }

  /**
   * Returns the version it was to get.
   *
   * @return its id, never null
   */
  protected String targetDefinitionId() {
    return part.getBatchSearchKey2();
  }

  /**
   * Returns where the item stands.
   *
   * @return one of the constants of {@link BatchPart}
   */
  public String getStatus() {
    return part.getStatus();
  }

  /**
   * Returns why it failed.
   *
   * @return null if it did not
   */
  public String getMigrationMessage() {
    return part.getErrorMessage();
  }
}
