package io.millrace.common.job;

import io.millrace.common.query.Query;
import java.util.List;

/**
 * Asks for jobs that failed too often and wait for a decision: {@link JobState#DEAD_LETTER}. What
 * holds for all queries is said at {@link Query}.
 */
public interface DeadLetterJobQuery extends BaseJobQuery<DeadLetterJobQuery, Job> {

  /**
   * Keeps jobs that have tries left. A dead letter has none until it gets new ones, so this finds
   * nothing; it is there for those who come from elsewhere.
   *
   * @return this query
   */
  DeadLetterJobQuery executable();

  /**
   * Keeps jobs that workers outside the engine do.
   *
   * @return this query
   */
  DeadLetterJobQuery externalWorkers();

  /**
   * Groups what the criteria find by what made it fail: the class of the exception, the element and
   * the version of the definition. Orders and pages do not count.
   *
   * @return the groups, the largest first; never null
   */
  List<DeadLetterCause> listByCause();
}
