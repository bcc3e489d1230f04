package io.millrace.cmmn;

import io.millrace.cmmn.runtime.CmmnExternalWorkerTransitionBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.batch.BatchOperations;
import io.millrace.common.job.ExternalWorkerOperations;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobOperations;
import java.util.Collection;
import java.util.Date;
import java.util.Map;

/**
 * Looks after the jobs, and at the tables. Each call is one transaction, or joins one. The service
 * may be used by any number of threads.
 */
public interface CmmnManagementService
    extends JobOperations, ExternalWorkerOperations, BatchOperations {

  /**
   * Returns how many rows the tables have.
   *
   * @return the number of rows by the name of the table, never null
   */
  Map<String, Long> getTableCounts();

  /**
   * Returns the names of the tables that the engine works with.
   *
   * @return the names in alphabetical order, never null
   */
  Collection<String> getTableNames();

  /**
   * Makes a timer event listener that waits for its time occur at another one. A repetition goes on
   * from there.
   *
   * @param timerEventListenerInstanceId the id of the plan item instance
   * @param timeDate a date, or a duration from now, as ISO 8601 text
   * @return the job that waits for the time, as it is then
   * @throws BadArgumentException if the text is neither
   * @throws ObjectNotFoundException if no plan item instance has this id
   * @throws IllegalStateEngineException if the plan item instance is no timer event listener, or
   *     waits for no time: it is not available, its clock has not started, or it is suspended
   */
  Job rescheduleTimerEventListenerInstanceWithDate(
      String timerEventListenerInstanceId, String timeDate);

  /**
   * Makes a timer event listener that waits for its time occur at another one. A repetition goes on
   * from there.
   *
   * @param timerEventListenerInstanceId the id of the plan item instance
   * @param timeDate the time
   * @return the job that waits for the time, as it is then
   * @throws BadArgumentException if the time is null
   * @throws ObjectNotFoundException if no plan item instance has this id
   * @throws IllegalStateEngineException if the plan item instance is no timer event listener, or
   *     waits for no time: it is not available, its clock has not started, or it is suspended
   */
  Job rescheduleTimerEventListenerInstanceWithDateValue(
      String timerEventListenerInstanceId, Date timeDate);

  /**
   * Says what came out of the work of a task of a case that waits for a worker.
   *
   * @param externalJobId the id of the job
   * @param workerId the worker that holds it
   * @return a new builder
   * @throws BadArgumentException if an argument is null or empty
   */
  CmmnExternalWorkerTransitionBuilder createCmmnExternalWorkerTransitionBuilder(
      String externalJobId, String workerId);

  /**
   * Sees to it that there is one timer that cleans up history, with the cycle that the
   * configuration says. One that failed too often is replaced.
   *
   * @throws IllegalStateEngineException if the configuration does not enable the clean-up
   */
  void handleHistoryCleanupTimerJob();
}
