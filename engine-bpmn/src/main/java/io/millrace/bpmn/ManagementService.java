package io.millrace.bpmn;

import io.millrace.common.batch.BatchOperations;
import io.millrace.common.job.JobOperations;
import java.util.Map;

/**
 * Looks after jobs, and counts rows: for operators rather than for the application's daily work.
 *
 * <p>What {@link RuntimeService} says about transactions, locks, exceptions and threads holds here
 * as well. A job keeps its id whatever state it is in.
 */
public interface ManagementService extends JobOperations, BatchOperations {

  /**
   * Counts the rows of every table of the engine. On large tables this takes long.
   *
   * @return the name of the table with its prefix, and its number of rows, in alphabetical order
   */
  Map<String, Long> getTableCount();

  /**
   * Sees to it that there is one timer that cleans up history, with the cycle that the
   * configuration says, whether or not it is enabled there.
   */
  void handleHistoryCleanupTimerJob();
}
