package io.millrace.common.job;

import io.millrace.common.query.Query;

/**
 * Asks for jobs that can run now or are running: {@link JobState#EXECUTABLE} and {@link
 * JobState#LOCKED}.
 *
 * <p>Timers that are not due are found by {@link TimerJobQuery}. What holds for all queries is said
 * at {@link Query}.
 */
public interface JobQuery extends BaseJobQuery<JobQuery, Job> {

  /**
   * Keeps jobs a node runs or is about to run.
   *
   * @return this query
   */
  JobQuery locked();

  /**
   * Keeps jobs that wait for a thread.
   *
   * @return this query
   */
  JobQuery unlocked();

  /**
   * Keeps jobs this node holds.
   *
   * @param lockOwner the name of the node
   * @return this query
   */
  JobQuery lockOwner(String lockOwner);
}
