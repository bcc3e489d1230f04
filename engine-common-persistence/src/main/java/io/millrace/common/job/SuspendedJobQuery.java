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
   * Keeps jobs that have no tries left. A job that has used up its tries is a dead letter and stays
   * one while its instance is suspended, so this finds nothing; it is there for those who come from
   * elsewhere.
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
