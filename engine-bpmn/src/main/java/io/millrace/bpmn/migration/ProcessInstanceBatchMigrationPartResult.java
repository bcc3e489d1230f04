package io.millrace.bpmn.migration;

import io.millrace.common.batch.BatchPart;
import io.millrace.common.migration.BatchMigrationPartResult;

/** What came out for one process instance of a migration by a batch. Immutable and thread-safe. */
public final class ProcessInstanceBatchMigrationPartResult extends BatchMigrationPartResult {

  ProcessInstanceBatchMigrationPartResult(BatchPart part) {
    super(part);
  }

  /**
   * Returns the process instance.
   *
   * @return its id, never null
   */
  public String getProcessInstanceId() {
    return instanceId();
  }

  /**
   * Returns the version it had.
   *
   * @return its id, never null
   */
  public String getSourceProcessDefinitionId() {
    return sourceDefinitionId();
  }

  /**
   * Returns the version it was to get.
   *
   * @return its id, never null
   */
  public String getTargetProcessDefinitionId() {
    return targetDefinitionId();
  }
}
