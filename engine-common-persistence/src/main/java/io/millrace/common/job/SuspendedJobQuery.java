package io.millrace.common.job;

import io.millrace.common.query.Query;

/**
 * Asks for jobs that rest because their instance is suspended: {@link JobState#SUSPENDED}. What
 * holds for all queries is said at {@link Query}.
 */
public interface SuspendedJobQuery extends BaseJobQuery<SuspendedJobQuery, Job> {

  /**
   * Keeps jobs that would be due by now.
   *
   * @return this query
   */
  SuspendedJobQuery executable();

  /**
   * Keeps jobs that have tries left.
   *
   * @return this query
   */
  SuspendedJobQuery withRetriesLeft();

  /**
   * Keeps jobs that have no tries left.
   *
   * @return this query
   */
  SuspendedJobQuery noRetriesLeft();

  /**
   * Keeps jobs that workers outside the engine do.
   *
   * @return this query
   */
  SuspendedJobQuery externalWorkers();
}
