package io.millrace.cmmn;

import io.millrace.cmmn.runtime.CmmnExternalWorkerTransitionBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.ExternalWorkerOperations;
import io.millrace.common.job.JobQuery;
import io.millrace.common.job.SuspendedJobQuery;
import io.millrace.common.job.TimerJobQuery;
import java.util.Collection;
import java.util.Map;

/**
 * Looks at the tables and the jobs. Each call is one transaction, or joins one. The service may be
 * used by any number of threads.
 */
public interface CmmnManagementService extends ExternalWorkerOperations {

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
   * Asks for jobs that can run or are running; on a schema that is shared with a process engine,
   * for those of processes as well.
   *
   * @return a new query
   */
  JobQuery createJobQuery();

  /**
   * Asks for timers, as {@link #createJobQuery()} asks for jobs that can run.
   *
   * @return a new query
   */
  TimerJobQuery createTimerJobQuery();

  /**
   * Asks for jobs of suspended instances, as {@link #createJobQuery()} asks for jobs that can run.
   *
   * @return a new query
   */
  SuspendedJobQuery createSuspendedJobQuery();

  /**
   * Asks for jobs that failed too often, as {@link #createJobQuery()} asks for jobs that can run.
   *
   * @return a new query
   */
  DeadLetterJobQuery createDeadLetterJobQuery();

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
}
