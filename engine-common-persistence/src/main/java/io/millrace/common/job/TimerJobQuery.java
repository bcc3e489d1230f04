package io.millrace.common.job;

import io.millrace.common.query.Query;

/**
 * Asks for jobs that wait for a time: {@link JobState#TIMER}.
 *
 * <p>A job whose try failed waits for its next one here, too. What holds for all queries is said at
 * {@link Query}.
 */
public interface TimerJobQuery extends BaseJobQuery<TimerJobQuery, Job> {

  /**
   * Keeps jobs that are due by now and wait to be picked up.
   *
   * @return this query
   */
  TimerJobQuery executable();
}
