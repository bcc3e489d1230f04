package io.millrace.bpmn;

import io.millrace.bpmn.runtime.ExternalWorkerCompletionBuilder;
import io.millrace.bpmn.runtime.KeptMessageQuery;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.BatchOperations;
import io.millrace.common.job.ExternalWorkerOperations;
import io.millrace.common.job.JobOperations;
import java.util.Map;

/**
 * Looks after jobs, and counts rows: for operators rather than for the application's daily work.
 *
 * <p>What {@link RuntimeService} says about transactions, locks, exceptions and threads holds here
 * as well. A job keeps its id whatever state it is in.
 */
public interface ManagementService
    extends JobOperations, ExternalWorkerOperations, BatchOperations {

  /**
   * Counts the rows of every table of the engine. On large tables this takes long.
   *
   * @return the name of the table with its prefix, and its number of rows, in alphabetical order
   */
  Map<String, Long> getTableCount();

  /**
   * Sees to it that there is one timer that cleans up history, with the cycle that the
   * configuration says. One that failed too often is replaced.
   *
   * @throws IllegalStateEngineException if the configuration does not enable the clean-up
   */
  void handleHistoryCleanupTimerJob();

  /**
   * Asks for messages that nobody waited for and that are kept for their receiver.
   *
   * @return a new query
   */
  KeptMessageQuery createKeptMessageQuery();

  /**
   * Deletes a message that is kept for its receiver, so that nobody gets it.
   *
   * @param messageId its id
   * @throws BadArgumentException if it is null or empty
   * @throws ObjectNotFoundException if it is not kept (any more)
   */
  void deleteKeptMessage(String messageId);

  /**
   * Says what came out of the work of a task of a process that waits for a worker.
   *
   * @param externalJobId the id of the job
   * @param workerId the worker that holds it
   * @return a new builder
   * @throws BadArgumentException if an argument is null or empty
   */
  ExternalWorkerCompletionBuilder createExternalWorkerCompletionBuilder(
      String externalJobId, String workerId);
}
