package io.millrace.bpmn.migration;

import io.millrace.common.batch.Batch;
import io.millrace.common.batch.BatchPart;
import io.millrace.common.migration.BatchMigrationResult;
import java.util.List;

/**
 * What came out of a migration of process instances by a batch so far. Immutable and thread-safe.
 */
public final class ProcessInstanceBatchMigrationResult
    extends BatchMigrationResult<ProcessInstanceBatchMigrationPartResult> {

  /**
   * Puts the results of a batch together.
   *
   * @param batch the batch
   * @param parts its parts, in the order in which they are to be shown
   */
  public ProcessInstanceBatchMigrationResult(Batch batch, List<BatchPart> parts) {
    super(batch, parts.stream().map(ProcessInstanceBatchMigrationPartResult::new).toList());
  }

  /**
   * Returns the version that process instances come from.
   *
   * @return its id, never null
   */
  public String getSourceProcessDefinitionId() {
    return sourceDefinitionId();
  }

  /**
   * Returns the version that process instances go to.
   *
   * @return its id, never null
   */
  public String getTargetProcessDefinitionId() {
    return targetDefinitionId();
  }
}
